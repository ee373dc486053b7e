/** What stands in place of the table: the board of one measure over all periods, or the plot with its table. */
import type { ResultsProps } from '../../explorer/slots.ts'
import { SummaryStrip } from '../../ui/SummaryStrip.tsx'
import { NARROW, useMedia } from '../../ui/screen/useMedia.ts'
import results from '../../ui/Results.module.css'
import styles from './Analysts.module.css'
import { boardFigures } from './board/boardSummary.ts'
import { boardViewOf } from './board/boardView.ts'
import { BoardBar } from './board/BoardBar.tsx'
import type { analysts } from './endpoint.ts'
import { boardRows } from './board/boardRows.ts'
import { accuracyKey, measureWords, periodNames, periodWords, sampleOf } from './board/measures.ts'
import { plotInWords, pointsOf } from './plot/scatter.ts'
import { ScatterPlot } from './plot/ScatterPlot.tsx'

const NAME = { path: 'name_full' } as const
const FIRM = { path: 'firm_name' } as const
const RATINGS = { path: 'ratings_accuracy.total_ratings' } as const

export function AnalystResults(props: ResultsProps<typeof analysts>) {
  const { address, answer, acts, records, order, openId, idOf, isStale, onOpen, tableOf } = props
  const isNarrow = useMedia(NARROW)
  const view = boardViewOf(address, records)
  const { least, period, measure } = view
  const shown = boardRows(records, order, view, address.view.sort !== undefined)
  if (records.length === 0) return props.table

  const points = view.isPlot
    ? pointsOf(
        [...shown].map((row) => records[row]!),
        period,
        (place) => idOf(shown[place]!),
      )
    : []
  const most = Math.max(least, ...records.map((record) => sampleOf(record) ?? 0))
  const column = (of: typeof period, name: typeof measure, label: string) =>
    ({ path: `ratings_accuracy.${accuracyKey(of, name)}`, label }) as const
  // A card has four fields; their places are those of the generic table.
  const board = isNarrow
    ? [RATINGS, NAME, FIRM, column(period, measure, measureWords[measure])]
    : [NAME, FIRM, RATINGS, ...periodNames.map((name) => column(name, measure, periodWords[name]))]
  const twin = isNarrow
    ? [RATINGS, NAME, FIRM, column(period, 'success_rate', measureWords.success_rate)]
    : [
        NAME,
        FIRM,
        RATINGS,
        column(period, 'success_rate', measureWords.success_rate),
        column(period, 'average_return', measureWords.average_return),
      ]
  return (
    <div className={`${results.view} ${view.isPlot ? styles.withPlot : ''}`}>
      <div>
        <BoardBar
          {...{ address, answer, acts }}
          view={view}
          most={most}
          shown={shown.length}
          loaded={records.length}
          isNarrow={isNarrow}
        />
        <SummaryStrip name="Analysts shown" figures={boardFigures(records, shown, period)} />
      </div>
      {view.isPlot && (
        <div className={styles.plot} data-stale={isStale || undefined}>
          <p className={styles.words}>{plotInWords(points, shown.length)}</p>
          <ScatterPlot points={points} period={period} openId={openId} onOpen={onOpen} />
        </div>
      )}
      {shown.length === 0 ? (
        <p className={styles.none}>
          None of the {records.length} analysts loaded has {least} ratings or more.
        </p>
      ) : (
        tableOf(shown, view.isPlot ? twin : board)
      )}
    </div>
  )
}
