/** The controls of the board; each writes the address and holds nothing itself. */
import { Choice } from '../../../ui/Choice.tsx'
import results from '../../../ui/Results.module.css'
import styles from '../Analysts.module.css'
import { counted } from '../../../lib/numbers/counts.ts'
import { orderedBy } from './boardRows.ts'
import type { BoardView } from './boardView.ts'
import type { analysts } from '../endpoint.ts'
import { measureNames, measureWords, periodNames, periodWords, type MeasureName } from './measures.ts'
import type { Explorer } from '../../../explorer/query/useExplorer.ts'

interface Props extends Explorer<typeof analysts> {
  readonly view: BoardView
  /** The largest number of ratings among the loaded analysts. */
  readonly most: number
  readonly shown: number
  readonly loaded: number
  readonly isNarrow: boolean
}

interface PickProps<Name extends string> {
  readonly label: string
  readonly value: Name
  readonly words: Readonly<Record<Name, string>>
  readonly names: readonly Name[]
  readonly onChoose: (name: Name) => void
}

const Pick = <Name extends string>({ label, value, words, names, onChoose }: PickProps<Name>) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChoose(event.target.value as Name)}>
      {names.map((name) => (
        <option key={name} value={name}>
          {words[name]}
        </option>
      ))}
    </select>
  </label>
)

const MOST_ROWS = 1000

const VIEWS = [
  { value: 'board', words: 'Board' },
  { value: 'plot', words: 'Plot' },
] as const

export function BoardBar({ address, answer, acts, view, most, shown, loaded, isNarrow }: Props) {
  const { limit } = address.values
  const mayLoadMore = !answer.load && limit !== undefined && limit < MOST_ROWS && loaded >= limit
  const { sort } = address.view
  const firstWords = `highest ${measureWords[orderedBy(view)].toLowerCase()} first`
  const chooseMeasure = (name: MeasureName): void => acts.setOwnView({ 'v.measure': name === 'success_rate' ? undefined : name })
  return (
    <div className={`${results.bar} ${styles.bar}`}>
      <Choice
        label="View"
        options={VIEWS}
        chosen={view.isPlot ? 'plot' : 'board'}
        onChoose={(name) => acts.setOwnView({ 'v.view': name === 'plot' ? name : undefined })}
      />
      {!view.isPlot && (
        <Pick label="Measure" value={view.measure} words={measureWords} names={measureNames} onChoose={chooseMeasure} />
      )}
      {(view.isPlot || isNarrow) && (
        <Pick
          label="Period"
          value={view.period}
          words={periodWords}
          names={periodNames}
          onChoose={(name) => acts.setOwnView({ 'v.period': name === 'overall' ? undefined : name })}
        />
      )}
      <label className={styles.least}>
        Min. ratings
        <input
          type="range"
          min={0}
          max={most}
          value={view.least}
          aria-valuetext={`${view.least} ratings`}
          onChange={(event) =>
            acts.setOwnView(
              { 'v.least': event.target.value === String(view.usualLeast) ? undefined : event.target.value },
              { replace: true },
            )
          }
        />
        <output>{view.least}</output>
      </label>
      {/* The strip below shows it. */}
      <span role="status" className="visually-hidden">
        {shown} of {counted(loaded, 'analyst')} loaded{!sort && `, ${firstWords}`}
      </span>
      {sort && (
        <button type="button" className="link" onClick={() => acts.setView({ sort: undefined })}>
          Sort {firstWords}
        </button>
      )}
      {mayLoadMore && (
        <button type="button" className="link" onClick={() => acts.change({ limit: String(MOST_ROWS) })}>
          Load up to 1,000
        </button>
      )}
      {!view.isPlot && (
        <p className={styles.note} title="Counts of single periods are not published">
          Ratings: all-time. Bars: 95% interval.
        </p>
      )}
    </div>
  )
}
