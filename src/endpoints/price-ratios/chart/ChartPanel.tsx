/** The chart with its read-out, its words and the table of ratios; the chart library comes with the first one that is drawn. */
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import type { IsoDay } from '../../../lib/dates/days.ts'
import styles from './ChartPanel.module.css'
import type { ChartView } from './chartView.ts'
import { factsOf, sentenceOfDay } from '../series/dayValues.ts'
import { EventList } from './EventList.tsx'
import { bandOf, bandWords } from '../series/band.ts'
import { eventsOf } from '../series/events.ts'
import { plotOf, type Drawn, type Plot } from '../plot/plot.ts'
import { RatioTable } from './RatioTable.tsx'
import { ReadOut } from './ReadOut.tsx'
import type { RatioKey } from '../series/ratioFields.ts'
import { summaryOf } from '../series/summary.ts'
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx'
import type { Span } from '../../../ui/usePlotCursor.ts'
import { useSplitCalendar } from '../series/useSplitCalendar.ts'

const [PlotArea, fetchPlotArea] = lazyWithPreload(async () => (await import('../plot/PlotArea.tsx')).PlotArea)

interface Props {
  readonly drawn: readonly Drawn[]
  readonly view: ChartView
  /** What of the loaded rows the chart does not show, in sentences. */
  readonly remarks: readonly string[]
  /** The day of the open record. */
  readonly openDay: IsoDay | undefined
  readonly onView: (changes: Partial<ChartView>) => void
  readonly onSpan: (span: Span) => void
  readonly onOpen: (day: IsoDay) => void
}

/** The band of a pane in words, where it has one. */
function bandIn(ratio: RatioKey, lines: Plot['panes'][number]['lines']): string {
  const band = bandOf(lines[0]?.points ?? [])
  return band ? bandWords(ratio, band) : ''
}

/** Whether what stands beside it has been painted once. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The timer is for after the frame that is about to be drawn.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setPainted(true))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}

export function ChartPanel({ drawn, view, remarks, openDay, onView, onSpan, onOpen }: Props) {
  const { price, ratios, isLog, areMarksShown } = view
  const id = useId()
  // To draw it takes longer than to draw the rows, which are to be read first.
  const isPlotDue = useIsPainted()
  useEffect(() => void fetchPlotArea(), [])
  const ratioList = ratios.join()
  // Each new plot is drawn anew: it must stay the same while only the day pointed at changes.
  // oxlint-disable-next-line exhaustive-deps -- the list of ratios is new with each reading of the address; its text is what counts
  const plot = useMemo(() => plotOf(drawn, price, ratios), [drawn, price, ratioList])
  const histories = useMemo(() => drawn.map(({ history }) => history), [drawn])
  const [first, last] = [plot.days[0]!, plot.days.at(-1)!]
  const symbols = histories.map(({ symbol }) => symbol)
  const calendar = useSplitCalendar(symbols, first, last, areMarksShown)
  const events = useMemo(
    () => (areMarksShown ? eventsOf(histories, calendar.records) : []),
    [areMarksShown, histories, calendar.records],
  )
  const [pointed, setPointed] = useState<IsoDay>()
  const day = [pointed, openDay].find((each) => each !== undefined && plot.days.includes(each)) ?? last
  const facts = factsOf(drawn, plot, day, price, ratios)
  const eventsOfDay = events.filter((event) => event.day === day)
  const waiting = <div className={styles.waiting} role="status" aria-label="Loading the chart" />
  return (
    <div className={styles.panel} data-several={drawn.length > 1 || undefined}>
      <section className={styles.chart} aria-label="Chart of prices and ratios">
        <ReadOut day={day} facts={facts} events={eventsOfDay} />
        <Suspense fallback={waiting}>
          {isPlotDue ? (
            <PlotArea
              plot={plot}
              isLog={isLog}
              events={events}
              day={day}
              dayWords={sentenceOfDay(day, facts, eventsOfDay)}
              describedBy={`${id}-summary ${id}-keys`}
              onDay={setPointed}
              onSpan={onSpan}
              onOpen={onOpen}
            />
          ) : (
            waiting
          )}
        </Suspense>
        <p id={`${id}-summary`} className={styles.summary}>
          {summaryOf(histories, plot, price)}{' '}
          {drawn.length === 1 && plot.panes.map(({ ratio, lines }) => bandIn(ratio, lines)).join(' ')} {remarks.join(' ')}
        </p>
        <div className={styles.foot}>
          {areMarksShown && <EventList events={events} calendar={calendar} />}
          <p id={`${id}-keys`} className={styles.keys} data-print="hide">
            Drag to zoom
            <span className="visually-hidden">, or Shift with the arrow keys and Enter. Enter alone opens the day</span>.
          </p>
        </div>
        {areMarksShown && calendar.hasFailed && (
          <p role="status" className={styles.summary}>
            The split calendar did not answer, so splits are those that the prices imply.{' '}
            <button type="button" className="link" onClick={calendar.retry}>
              Ask again
            </button>
          </p>
        )}
      </section>
      <RatioTable drawn={drawn} chosen={ratios} onChoose={(chosen) => onView({ ratios: chosen })} />
    </div>
  )
}
