/** Events of a company, a line each: the day, and what happened, which opens the record. */
import { wordsOfDay } from '../lib/dates/days.ts'
import { ARROWS } from '../ui/values/ratingDirection.ts'
import styles from './CompanyEvents.module.css'
import type { Placed } from './reading.ts'

interface Props {
  readonly events: readonly Placed[]
  readonly openId?: string | undefined
  readonly onOpen: (event: Placed) => void
}

export const CompanyEvents = ({ events, openId, onOpen }: Props) => (
  <ul className={styles.events}>
    {events.map((event, place) => (
      // Nothing keeps a service from giving two records one identity.
      <li key={`${event.id} ${place}`}>
        <time dateTime={event.day}>{wordsOfDay(event.day)}</time>
        <button
          type="button"
          className="link"
          data-print="keep"
          aria-current={event.id === openId ? 'true' : undefined}
          onClick={() => onOpen(event)}
        >
          {event.direction && (
            <span aria-hidden="true" data-direction={event.direction}>
              {ARROWS[event.direction]}{' '}
            </span>
          )}
          <bdi>{event.words}</bdi>
        </button>
      </li>
    ))}
  </ul>
)
