/** The events in sight as a list by day. */
import { useState } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import { byTime, type PlacedEvent } from './event.ts'
import { EventItem } from './EventItem.tsx'
import styles from './EventList.module.css'
import { LaterEvents, STEP } from './LaterEvents.tsx'
import { fullWordsOfDay } from './days/period.ts'

interface Props {
  readonly today: IsoDay
  readonly events: readonly PlacedEvent[]
  readonly openId: string | undefined
  readonly isStale: boolean
  readonly isBusy: boolean
  readonly onOpen: (event: PlacedEvent) => void
}

type Days = readonly (readonly [IsoDay, readonly PlacedEvent[]])[]

export function Agenda({ today, events, openId, isStale, isBusy, onOpen }: Props) {
  const [most, setMost] = useState(STEP)
  const days: Days = [...Map.groupBy(events.toSorted(byTime), ({ day }) => day)]
  const isReached = (onDay: readonly PlacedEvent[]): boolean => openId !== undefined && onDay.some(({ id }) => id() === openId)
  // Whole days, those of the open record in any case.
  const reached = days.findIndex(([, onDay]) => isReached(onDay))
  const drawn = days.filter((_, index) => index <= reached || countOf(days.slice(0, index)) < most)
  const later = countOf(days) - countOf(drawn)
  return (
    <div
      role="region"
      aria-label="Agenda"
      tabIndex={0}
      aria-busy={isBusy}
      className={styles.agenda}
      data-stale={isStale || undefined}
    >
      {drawn.map(([day, items]) => (
        <section key={day} aria-label={fullWordsOfDay(day)}>
          <h3 aria-current={day === today ? 'date' : undefined}>
            {fullWordsOfDay(day)}
            {day === today && ', today'}
          </h3>
          <ul>
            {items.map((event) => (
              <EventItem
                key={event.id()}
                event={event}
                oddities={event.oddities()}
                isOpen={event.id() === openId}
                onOpen={() => onOpen(event)}
              />
            ))}
          </ul>
        </section>
      ))}
      {later > 0 && <LaterEvents count={later} words="more on later days" onReach={() => setMost(countOf(drawn) + STEP)} />}
    </div>
  )
}

const countOf = (days: Days): number => days.reduce((sum, [, onDay]) => sum + onDay.length, 0)
