/** The table with a row for each transaction of the loaded filings; a row opens its filing. */
import { useMemo } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { derivedRows } from '../../../explorer/rows/derivedRows.ts'
import type { CellProps, ResultsProps } from '../../../explorer/slots.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import type { insiderFilings } from '../endpoint.ts'
import type { Amendments } from '../filing/amendments.ts'
import type { Filing } from '../filing/filing.ts'
import type { Timeliness } from '../filing/filingLag.ts'
import styles from '../grid/FilingResults.module.css'
import { switchesOn } from '../grid/switches.ts'
import { LagInDays } from '../record/FilingLag.tsx'
import { countedLines } from './countedLines.ts'
import { insiderTransactions, transactionRows, type TransactionRow } from './transactionRows.ts'

function Lag({ record }: CellProps<AnyEndpoint>) {
  const { lag, timeliness } = (record as TransactionRow).computed ?? {}
  return typeof lag === 'number' ? <LagInDays days={lag} verdict={timeliness as Timeliness['verdict']} /> : <Absent />
}

const cells = { 'computed.lag': Lag }

interface Props extends ResultsProps<typeof insiderFilings> {
  readonly filings: readonly Filing[]
  readonly amendments: Amendments
}

export function Transactions({ address, filings, amendments, idOf, tableOfDerived }: Props) {
  const on = switchesOn(address.ownView).join()
  const { lines, loaded, amended, reportedTwice } = useMemo(
    () => countedLines(filings, switchesOn(address.ownView), amendments),
    // oxlint-disable-next-line exhaustive-deps -- the text says which switches are on
    [filings, amendments, on],
  )
  const rows = useMemo(() => derivedRows(insiderTransactions, transactionRows(lines), idOf), [lines, idOf])
  const leftOut = [amended > 0 && `${figure(amended)} amended`, reportedTwice > 0 && `${figure(reportedTwice)} reported twice`]
  const words = leftOut.filter(Boolean).join(', ')
  return (
    <>
      <p role="status" className={styles.transactions}>
        {lines.length === loaded
          ? counted(loaded, 'transaction')
          : `${figure(lines.length)} of ${counted(loaded, 'transaction')}`}
        {words && `, without ${words}`}
      </p>
      {tableOfDerived(rows, cells)}
    </>
  )
}
