/** The controls of the board; each writes the address and holds nothing itself. */
import { Choice } from '../../../ui/Choice.tsx'
import results from '../../../ui/Results.module.css'
import styles from '../Analysts.module.css'
import type { BoardView } from './boardView.ts'
import type { analysts } from '../endpoint.ts'
import { accuracyKey, measureNames, measureWords, periodNames, periodWords, type MeasureName } from './measures.ts'
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

/** Where columns have no heads to press. */
function HighestFirst({ address, acts, view }: Pick<Props, 'address' | 'acts' | 'view'>) {
  const column = `ratings_accuracy.${accuracyKey(view.period, view.measure)}`
  const { sort } = address.view
  const isOn = sort?.column === column && sort.isDescending
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={styles.press}
      onClick={() => acts.setView({ sort: isOn ? undefined : { column, isDescending: true } })}
    >
      Highest first
    </button>
  )
}

const MOST_ROWS = 1000

const VIEWS = [
  { value: 'board', words: 'Board' },
  { value: 'plot', words: 'Plot' },
] as const

export function BoardBar({ address, answer, acts, view, most, shown, loaded, isNarrow }: Props) {
  const { limit } = address.values
  const mayLoadMore = !answer.load && limit !== undefined && limit < MOST_ROWS && loaded >= limit
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
      {isNarrow && !view.isPlot && <HighestFirst {...{ address, acts, view }} />}
      <label className={styles.least}>
        At least
        <input
          type="range"
          min={0}
          max={most}
          value={view.least}
          aria-valuetext={`${view.least} ratings`}
          onChange={(event) =>
            acts.setOwnView({ 'v.least': event.target.value === '0' ? undefined : event.target.value }, { replace: true })
          }
        />
        <output>{view.least} ratings</output>
      </label>
      <span role="status" className={styles.soft}>
        {shown} of the {loaded} analysts loaded
      </span>
      {mayLoadMore && (
        <button type="button" className="link" onClick={() => acts.change({ limit: String(MOST_ROWS) })}>
          Load up to 1,000
        </button>
      )}
      {!view.isPlot && (
        <p className={styles.note}>
          Ratings are those of the whole record: the service gives no number of ratings for a single period.
        </p>
      )}
    </div>
  )
}
