/** What stands in place of the table: the switches, what was bought and sold, and filings, transactions, clusters or the plain table. */
import { useDeferredValue, useMemo } from 'react'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { useTickerBatches } from '../../../explorer/query/paging/useTickerBatches.ts'
import type { ResultsProps } from '../../../explorer/slots.ts'
import { isComplete } from '../../../explorer/query/paging/completeness.ts'
import { callNeed, NO_CALLS } from '../calls/callFigures.ts'
import { CallsLine } from '../calls/CallsLine.tsx'
import type { insiderFilings } from '../endpoint.ts'
import { readFilings, type ReadFilings } from '../filing/readFilings.ts'
import { Clusters } from '../purchases/Clusters.tsx'
import { loadedFrom } from '../purchases/loadedFrom.ts'
import { Deferred } from '../../../ui/Deferred.tsx'
import results from '../../../ui/Results.module.css'
import { withCallColumns } from '../transactions/transactionRows.ts'
import { useTransactions } from '../transactions/useTransactions.tsx'
import styles from './FilingResults.module.css'
import { FilingsGrid } from './FilingsGrid.tsx'
import { inOrder } from './order.ts'
import { SummaryTiles } from './SummaryTiles.tsx'
import { makesRows, SwitchBar, viewOf } from './SwitchBar.tsx'
import { isFilingShown, switchesOn } from './switches.ts'

/** Loaded with the first address that asks for calls. */
const fetchCompanyCalls = async () => (await import('../calls/companyCalls.ts')).companyCallsOf

type Props = ResultsProps<typeof insiderFilings>

function FilingsShown(props: Props & ReadFilings) {
  const { endpoint, address, answer, acts, records, order, filings, amendments, idOf, tableOf, tableOfDerived } = props
  const view = viewOf(address)
  // The bar shows the press at once; the other table is drawn after that paint.
  const drawn = useDeferredValue(view)
  const switches = switchesOn(address.ownView)
  const switchText = switches.join()
  // oxlint-disable-next-line exhaustive-deps -- the text says all of it
  const on = useMemo(() => switches, [switchText])
  const [values, isAll] = [answer.rows?.values, isComplete(endpoint, answer)]
  const from = useMemo(() => values && loadedFrom(records, values, isAll), [records, values, isAll])
  const areTransactions = view === 'transactions'
  const { today } = useConnection()
  const need = useMemo(() => (areTransactions ? callNeed(filings, today) : undefined), [areTransactions, filings, today])
  const areCallsAsked = areTransactions && address.ownView('v.calls') === 'asked'
  const asked = useTickerBatches(fetchCompanyCalls, areCallsAsked, need, props.isBusy)
  const calls = asked?.state.kept ?? NO_CALLS
  const transactions = useTransactions(areTransactions, filings, amendments, on, idOf, from, calls)
  const { sort } = address.view
  // Refinements of columns have taken rows out of the order already.
  // oxlint-disable-next-line exhaustive-deps -- what the table is sorted by is new with each reading of the address
  const kept = useMemo(() => inOrder(filings, order, sort), [filings, order, sort?.column, sort?.isDescending])
  const shown = useMemo(() => kept.filter((filing) => isFilingShown(on, filing)), [kept, on])
  if (view === 'clusters') return <Clusters {...props} {...{ on, from }} />

  const rows = new Set(drawn === 'table' ? shown.flatMap((filing) => filing.rows) : [])
  const filingWords = shown.length === filings.length ? '' : `${figure(shown.length)} of ${counted(filings.length, 'filing')}`
  return (
    <div className={results.view}>
      <div className={styles.head}>
        <SwitchBar {...{ address, acts, on, view }} count={transactions?.words ?? filingWords} />
        <SummaryTiles {...{ kept, on, amendments }} loaded={filings.length} repeated={answer.rows?.store.repeated ?? 0} />
        {need && (
          <CallsLine
            tickers={need.tickers.length}
            isAsked={areCallsAsked}
            asked={asked}
            onAsk={() => acts.setOwnView({ 'v.calls': 'asked', 'v.cols': withCallColumns(address.view.columns).join(',') })}
          />
        )}
      </div>
      {transactions ? (
        tableOfDerived(transactions.rows, transactions.cells)
      ) : drawn !== view && makesRows(drawn) ? (
        <div aria-busy="true" />
      ) : drawn === 'table' ? (
        tableOf(order.filter((row) => rows.has(row)))
      ) : (
        // The head first: to draw both takes a weak machine too long for one task.
        <Deferred fallback={<div aria-busy="true" />}>
          <FilingsGrid {...props} filings={shown} on={on} />
        </Deferred>
      )}
    </div>
  )
}

/** Reads the filings: a component of its own, so that the page can answer between this and what is found out from them. */
export function FilingResults(props: Props) {
  if (props.records.length === 0) return props.table
  return <FilingsShown {...props} {...readFilings(props.records, props.idOf)} />
}
