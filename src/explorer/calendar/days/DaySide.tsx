/** Beside the month and the week: what happens on the chosen day, what comes next, and what does not fit together. */
import { useState, type ReactNode } from 'react'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { byTime, type PlacedEvent } from '../event.ts'
import { EventItem } from '../EventItem.tsx'
import { Ticker } from '../../../ui/values/Ticker.tsx'
import styles from '../EventList.module.css'
import { LaterEvents, STEP } from '../LaterEvents.tsx'
import { fullWordsOfDay, isWithin, type Shown } from './period.ts'

interface Props {
  readonly day: IsoDay
  readonly today: IsoDay
  readonly shown: Shown
  readonly noun: string
  readonly events: readonly PlacedEvent[]
  readonly isStale: boolean
  readonly openId: string | undefined
  readonly onOpen: (event: PlacedEvent) => void
}

const NEXT = 3

/** As many of the events as fit, and more on the way to their end. */
function List({ events, children }: { events: readonly PlacedEvent[]; children: (event: PlacedEvent) => ReactNode }) {
  const [most, setMost] = useState(STEP)
  return (
    <>
      <ul>{events.slice(0, most).map((event) => children(event))}</ul>
      {events.length > most && <LaterEvents count={events.length - most} words="more" onReach={() => setMost(most + STEP)} />}
    </>
  )
}

/** Drawn apart from the day: to find out what is odd takes a look at every value of all that are in sight. */
function OddEvents({ events, onOpen }: Pick<Props, 'events' | 'onOpen'>) {
  const odd = events.filter((event) => event.oddities().length > 0)
  if (odd.length === 0) return null
  return (
    <section aria-label="What does not fit together">
      <h3>What does not fit together</h3>
      <List events={odd}>
        {(event) => (
          <li key={event.id()} className={styles.item}>
            <button type="button" data-print="keep" className={styles.name} onClick={() => onOpen(event)}>
              {event.ticker ? <Ticker symbol={event.ticker} /> : '–'}
            </button>
            {event.oddities().map((oddity) => (
              <span key={oddity} className={styles.facts}>
                <bdi>{oddity}</bdi>
              </span>
            ))}
          </li>
        )}
      </List>
    </section>
  )
}

export function DaySide({ day, today, shown, noun, events, isStale, openId, onOpen }: Props) {
  const onDay = events.filter((event) => event.day === day).sort(byTime)
  const coming = events
    .filter((event) => event.day > day)
    .sort(byTime)
    .slice(0, NEXT)
  const item = (event: PlacedEvent, words?: string) => (
    <EventItem key={event.id()} event={event} day={words} isOpen={event.id() === openId} onOpen={() => onOpen(event)} />
  )
  return (
    <div className={styles.side}>
      <section aria-label="Chosen day">
        <h3>
          {fullWordsOfDay(day)}
          {day === today && ', today'}
        </h3>
        {onDay.length > 0 ? (
          <List key={day} events={onDay}>
            {(event) => item(event)}
          </List>
        ) : (
          <p className={styles.soft}>{!isStale && isWithin(shown.asked, day) ? `No ${noun}` : 'Not loaded'}</p>
        )}
      </section>
      {coming.length > 0 && (
        <section aria-label="Next">
          <h3>Next</h3>
          <ul>{coming.map((event) => item(event, fullWordsOfDay(event.day).replace(/ \d+$/, '')))}</ul>
        </section>
      )}
      <OddEvents {...{ events, onOpen }} />
    </div>
  )
}
