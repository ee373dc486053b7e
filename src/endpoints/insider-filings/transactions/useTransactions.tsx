/** The rows of the table of transactions, what its cells draw, and how many there are in words. */
import { useMemo } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { derivedRows } from '../../../explorer/rows/derivedRows.ts'
import type { CellProps } from '../../../explorer/slots.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { CallsByTicker } from '../calls/callFigures.ts'
import type { Amendments } from '../filing/amendments.ts'
import type { Filing } from '../filing/filing.ts'
import type { SwitchName } from '../grid/switches.ts'
import { purchaseFigures } from '../purchases/purchaseFigures.ts'
import { FilingLag } from '../record/FilingLag.tsx'
import { countedLines, type Counted, type CountedLine } from './countedLines.ts'
import { insiderTransactions, transactionRows } from './transactionRows.ts'

/** A row is told by its number. */
const cellsOf = (lines: readonly CountedLine[]) => ({
  'computed.lag': function Lag({ row }: CellProps<AnyEndpoint>) {
    const { filing, line } = lines[row]!
    return <FilingLag filing={{ ...filing, lines: [line] }} />
  },
})

/** `120 of 163 transactions, without 7 amended` */
function wordsOf({ lines, loaded, amended, reportedTwice }: Counted): string {
  const all = counted(loaded, 'transaction')
  return [
    lines.length === loaded ? all : `${figure(lines.length)} of ${all}`,
    amended > 0 && `without ${figure(amended)} amended`,
    reportedTwice > 0 && `without ${figure(reportedTwice)} reported twice`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** `undefined` while another view is shown: thousands of rows are not made for nothing. `from` is the day of `loadedFrom`. */
export function useTransactions(
  isShown: boolean,
  filings: readonly Filing[],
  amendments: Amendments,
  on: readonly SwitchName[],
  idOf: (row: number) => string,
  from: IsoDay | undefined,
  calls: CallsByTicker,
) {
  const switches = on.join()
  return useMemo(() => {
    if (!isShown) return undefined
    const found = countedLines(filings, on, amendments)
    return {
      rows: {
        ...derivedRows(insiderTransactions, transactionRows(found.lines, purchaseFigures(filings, from), calls), idOf),
        arePartsOfRecords: true,
      },
      cells: cellsOf(found.lines),
      words: wordsOf(found),
    }
    // oxlint-disable-next-line exhaustive-deps -- the text says which switches are on
  }, [isShown, filings, amendments, switches, idOf, from, calls])
}
