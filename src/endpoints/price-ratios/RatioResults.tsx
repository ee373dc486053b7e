/** Price ratios: the chart first, and under it the table of the same rows. */
import { useMemo } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { ResultsProps } from '../../explorer/slots.ts'
import { dayOfDisplay } from '../../lib/dates/days.ts'
import { ChartBar } from './chart/ChartBar.tsx'
import { ChartPanel } from './chart/ChartPanel.tsx'
import { chartTexts, readChartView, type ChartView } from './chart/chartView.ts'
import { drawnOf, remarksOn } from './plot/drawnSymbols.ts'
import { historiesOf } from './series/priceSeries.ts'
import type { priceRatios } from './endpoint.ts'
import styles from './RatioResults.module.css'

export function RatioResults({
  address,
  answer,
  acts,
  records,
  openId,
  idOf,
  isStale,
  onOpen,
  table,
}: ResultsProps<typeof priceRatios>) {
  const { today } = useConnection()
  const loaded = useMemo(() => historiesOf(records), [records])
  const { histories } = loaded
  const view = readChartView(address.ownView)
  const wanted = view.symbols?.join()
  // oxlint-disable-next-line exhaustive-deps -- the list of symbols is new with each reading of the address; its text is what counts
  const drawn = useMemo(() => drawnOf(histories, view.symbols), [histories, wanted])
  if (drawn.length === 0) return table

  const setView = (changes: Partial<ChartView>): void => acts.setOwnView(chartTexts({ ...view, ...changes }))
  const { from, to = today } = address.values
  const open = openId === undefined ? undefined : records[answer.rows?.store.rowOf(openId) ?? -1]
  return (
    <div className={styles.results} data-stale={isStale || undefined}>
      <ChartBar
        histories={histories}
        drawn={drawn}
        view={view}
        onView={setView}
        from={from}
        to={to}
        today={today}
        onRange={(days) => acts.change({ ...days })}
      />
      {view.isShown && (
        <ChartPanel
          drawn={drawn}
          view={view}
          remarks={remarksOn(loaded, drawn, address.values.tickers ?? [])}
          openDay={dayOfDisplay(open?.date ?? '')}
          onView={setView}
          onSpan={(span) => acts.change({ ...span })}
          onOpen={(day) => {
            const priced = drawn.flatMap(({ history }) => history.days).find((each) => each.day === day)
            if (priced) onOpen(idOf(records.indexOf(priced.row)))
          }}
        />
      )}
      <div className={styles.table}>{table}</div>
    </div>
  )
}
