/** Splits and dividends under the time axis: a button each, or one for those that stand too close to be told apart. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import type { ShareEvent } from '../series/events.ts'
import styles from '../plot/PlotArea.module.css'

interface Props {
  readonly events: readonly ShareEvent[]
  /** Pixels from the left edge of the plot; `undefined` before it is drawn. */
  readonly xOf: (day: IsoDay) => number | undefined
  readonly onOpen: (day: IsoDay) => void
}

interface Mark {
  readonly x: number
  readonly events: readonly ShareEvent[]
}

/** Pixels: the least size of a target, and that of one with two signs. */
const WIDTH = 24
const DOUBLE_WIDTH = 46

const widthOf = ({ events }: Mark): number => (new Set(events.map(({ kind }) => kind)).size > 1 ? DOUBLE_WIDTH : WIDTH)

/** Events that would overlap share a mark, which stands where the first of them does. `events` come oldest first. */
export function marksOf(events: readonly ShareEvent[], xOf: Props['xOf']): readonly Mark[] {
  const marks: Mark[] = []
  for (const event of events) {
    const x = xOf(event.day)
    if (x === undefined) continue
    let mark: Mark = { x, events: [event] }
    // A mark that took in another is wider than before, and may reach the one before it.
    for (let last = marks.at(-1); last && mark.x - last.x < (widthOf(last) + widthOf(mark)) / 2; last = marks.at(-1)) {
      mark = { x: last.x, events: [...last.events, ...mark.events] }
      marks.pop()
    }
    marks.push(mark)
  }
  return marks
}

const eventWords = ({ symbol, day, words }: ShareEvent): string => `${symbol}, ${wordsOfDay(day)}: ${words}`

function Sign({ events }: Pick<Mark, 'events'>) {
  const splits = events.filter(({ kind }) => kind === 'split').length
  const dividends = events.length - splits
  return (
    <>
      {splits > 0 && (
        <b aria-hidden="true" className={styles.split}>
          {splits > 1 ? `S${splits}` : 'S'}
        </b>
      )}
      {dividends > 0 && (
        <span aria-hidden="true" className={styles.dividend}>
          {dividends > 1 ? `D${dividends}` : 'D'}
        </span>
      )}
    </>
  )
}

export const EventLane = ({ events, xOf, onOpen }: Props) => (
  <ul className={styles.lane} aria-label="Splits and dividends on the axis">
    {marksOf(events, xOf).map((mark) => {
      const words = mark.events.map(eventWords).join('\n')
      const [first] = mark.events
      return (
        <li key={`${first!.symbol} ${first!.day}`} style={{ left: mark.x }}>
          <button type="button" title={words} onClick={() => onOpen(first!.day)}>
            <Sign events={mark.events} />
            <span className="visually-hidden">{words}</span>
          </button>
        </li>
      )
    })}
  </ul>
)
