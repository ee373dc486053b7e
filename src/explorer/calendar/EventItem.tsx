/** One event in a list: what it is, whose, and its facts; its name opens the record. */
import { titleOfEvent, type CalendarEvent } from './event.ts'
import styles from './EventList.module.css'
import { ChangeMark } from '../since/ChangeMark.tsx'
import { Importance } from './Importance.tsx'

interface Props {
  readonly event: CalendarEvent
  /** Its day, in a list of several. */
  readonly day?: string | undefined
  /** What does not fit together, where nothing else says it. */
  readonly oddities?: readonly string[]
  readonly isOpen: boolean
  readonly onOpen: () => void
}

export function EventItem({ event, day, oddities = [], isOpen, onOpen }: Props) {
  const facts = event.facts()
  return (
    <li className={styles.item}>
      <button type="button" data-print="keep" className={styles.name} aria-current={isOpen || undefined} onClick={onOpen}>
        <bdi>{titleOfEvent(event)}</bdi>
      </button>
      <ChangeMark change={event.change} />
      <Importance value={event.importance} />
      {day && <span className={styles.words}>{day}</span>}
      <span className={styles.soft}>
        <bdi>{event.name}</bdi>
      </span>
      {facts && <span className={styles.facts}>{facts}</span>}
      {oddities.map((oddity) => (
        <span key={oddity} className={`${styles.facts} ${styles.odd}`}>
          <bdi>{oddity}</bdi>
        </span>
      ))}
    </li>
  )
}
