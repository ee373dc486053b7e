/** The loaded events as a list by day, each under every day on which something happens to it. */
import type { IsoDay } from '../../lib/days.ts'
import { byTime, type CalendarEvent } from './event.ts'
import { EventItem } from './EventItem.tsx'
import styles from './EventList.module.css'
import { fullWordsOfDay, isWithin, type Period } from './period.ts'

interface Props {
  readonly period: Period
  readonly today: IsoDay
  readonly noun: string
  readonly events: readonly CalendarEvent[]
  readonly openId: string | undefined
  readonly isStale: boolean
  readonly isBusy: boolean
  readonly onOpen: (event: CalendarEvent) => void
}

export function Agenda({ period, today, noun, events, openId, isStale, isBusy, onOpen }: Props) {
  const days = new Map<IsoDay, { readonly event: CalendarEvent; readonly words: string }[]>()
  for (const event of events.toSorted(byTime)) {
    for (const { day, words } of event.moments.filter((moment) => isWithin(period, moment.day))) {
      days.set(day, [...(days.get(day) ?? []), { event, words: event.time === undefined ? words : '' }])
    }
  }
  if (days.size === 0) return <p className={styles.none}>No {noun} in the rows loaded.</p>
  return (
    <div
      role="region"
      aria-label="Agenda"
      tabIndex={0}
      aria-busy={isBusy}
      className={`${styles.agenda} ${isStale ? styles.stale : ''}`}
    >
      {[...days]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([day, items]) => (
          <section key={day} aria-label={fullWordsOfDay(day)}>
            <h3 aria-current={day === today ? 'date' : undefined}>
              {fullWordsOfDay(day)}
              {day === today && ', today'}
            </h3>
            <ul>
              {items.map(({ event, words }) => (
                <EventItem key={event.id} event={event} words={words} isOpen={event.id === openId} onOpen={() => onOpen(event)} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
