/** The chart's switches, each of them in the address. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import results from '../../../ui/Results.module.css'
import styles from './ChartBar.module.css'
import type { ChartView } from './chartView.ts'
import type { Histories } from '../series/priceSeries.ts'
import { LineKey } from '../plot/LineKey.tsx'
import { MOST_LINES } from '../plot/lineStyle.ts'
import type { Drawn } from '../plot/plot.ts'
import { rangesUpTo, type Range } from './ranges.ts'

interface Props extends Pick<Histories, 'histories'> {
  readonly drawn: readonly Drawn[]
  readonly view: ChartView
  readonly onView: (changes: Partial<ChartView>) => void
  /** The day that the ranges end on. */
  readonly to: IsoDay
  /** The first day in force. */
  readonly from: IsoDay | undefined
  readonly today: IsoDay
  readonly onRange: (days: Range['days']) => void
}

/** What of a day the prices drawn are. */
const ABOUT = {
  adjusted: 'The service restates the close; open, high and low follow by the same factor, volume is as traded',
  traded: 'As printed on the day, before later splits and dividends',
} as const

function Symbols({ histories, drawn, onView }: Pick<Props, 'histories' | 'drawn' | 'onView'>) {
  const shown = drawn.map(({ history }) => history.symbol)
  const turn = (symbol: string): void => {
    const next = histories.map((each) => each.symbol).filter((each) => (each === symbol) !== shown.includes(each))
    onView({ symbols: next.length === histories.length ? undefined : next })
  }
  return (
    <fieldset>
      <legend className="visually-hidden">Symbols</legend>
      {histories.map(({ symbol }, place) => {
        const isShown = shown.includes(symbol)
        const isLast = isShown && shown.length === 1
        return (
          <label key={symbol} title={isLast ? 'At least one is drawn' : undefined}>
            <input
              type="checkbox"
              checked={isShown}
              disabled={isLast || (!isShown && shown.length >= MOST_LINES)}
              onChange={() => turn(symbol)}
            />
            <LineKey place={place} />
            <bdi>{symbol}</bdi>
          </label>
        )
      })}
    </fieldset>
  )
}

export function ChartBar({ histories, drawn, view, onView, to, from, today, onRange }: Props) {
  if (!view.isShown) {
    return (
      <div className={`${results.bar} ${styles.bar}`}>
        <button type="button" className="link" onClick={() => onView({ isShown: true })}>
          Show chart
        </button>
      </div>
    )
  }
  return (
    <div className={`${results.bar} ${styles.bar}`} role="group" aria-label="Chart">
      {histories.length > 1 && <Symbols histories={histories} drawn={drawn} onView={onView} />}
      <fieldset>
        <legend className="visually-hidden">Prices</legend>
        {(['adjusted', 'traded'] as const).map((price) => (
          <label key={price} title={ABOUT[price]}>
            <input type="radio" name="price" checked={view.price === price} onChange={() => onView({ price })} />
            {price === 'adjusted' ? 'Adjusted' : 'As traded'}
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" checked={view.isLog} onChange={() => onView({ isLog: !view.isLog })} />
        Log scale
      </label>
      <label>
        <input type="checkbox" checked={view.areMarksShown} onChange={() => onView({ areMarksShown: !view.areMarksShown })} />
        Splits and dividends
      </label>
      <span className={styles.end}>
        {rangesUpTo(to, today).map((range) => (
          <button
            key={range.name}
            type="button"
            className="link"
            title={range.words}
            aria-label={`${range.name}, ${range.words}`}
            aria-pressed={range.from === from}
            onClick={() => onRange(range.days)}
          >
            {range.name}
          </button>
        ))}
        <button type="button" className="link" onClick={() => onView({ isShown: false })}>
          Hide chart
        </button>
      </span>
    </div>
  )
}
