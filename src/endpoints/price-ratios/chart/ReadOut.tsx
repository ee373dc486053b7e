/** The values of the day pointed at, in one place that does not move. */
import { wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import type { Fact } from '../series/dayValues.ts'
import type { ShareEvent } from '../series/events.ts'
import { LineKey } from '../plot/LineKey.tsx'
import styles from './ReadOut.module.css'
import { changeWords } from '../series/summary.ts'

interface Props {
  readonly day: IsoDay
  readonly facts: readonly Fact[]
  /** Of that day. */
  readonly events: readonly ShareEvent[]
}

const tone = (change: number): string | undefined => (change > 0 ? styles.up : change < 0 ? styles.down : undefined)

export const ReadOut = ({ day, facts, events }: Props) => (
  <dl className={styles.readOut} aria-label="Read-out of the day">
    <div className={styles.day}>
      <dt className="visually-hidden">Day</dt>
      <dd>{wordsOfDay(day)}</dd>
    </div>
    {facts.map(({ name, value, change, place }) => (
      <div key={name}>
        <dt>
          {place !== undefined && <LineKey place={place} />}
          {name}
        </dt>
        <dd>
          {value ?? <Absent />}
          {change !== undefined && <span className={tone(change)}> {changeWords(change)}</span>}
        </dd>
      </div>
    ))}
    {events.map((event) => (
      <div key={`${event.symbol} ${event.words}`} className={styles.event}>
        <dt>
          <bdi>{event.symbol}</bdi>
        </dt>
        <dd>
          <bdi>{event.words}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
