/** The loaded events as a list by day, each under every day on which something happens to it. */
import { useEffect, useRef, useState } from 'react'
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

interface Entry {
  readonly event: CalendarEvent
  readonly words: string
}

/** So many entries are drawn at first, and again whenever the user comes near the end: a thousand at once would be felt. */
const STEP = 150

export function Agenda({ period, today, noun, events, openId, isStale, isBusy, onOpen }: Props) {
  const [most, setMost] = useState(STEP)
  const byDay = new Map<IsoDay, Entry[]>()
  for (const event of events.toSorted(byTime)) {
    for (const { day, words } of event.moments.filter((moment) => isWithin(period, moment.day))) {
      const entry = { event, words: event.time === undefined ? words : '' }
      const entries = byDay.get(day)
      if (entries) entries.push(entry)
      else byDay.set(day, [entry])
    }
  }
  if (byDay.size === 0) return <p className={styles.none}>No {noun} in the rows loaded.</p>
  const days = [...byDay].sort(([a], [b]) => a.localeCompare(b))
  const isReached = (entries: readonly Entry[]): boolean => entries.some(({ event }) => event.id === openId)
  // Whole days, those of the open record in any case.
  const reached = days.findIndex(([, entries]) => isReached(entries))
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
            {items.map(({ event, words }) => (
              <EventItem key={event.id} event={event} words={words} isOpen={event.id === openId} onOpen={() => onOpen(event)} />
            ))}
          </ul>
        </section>
      ))}
      {later > 0 && <Later count={later} onReach={() => setMost(countOf(drawn) + STEP)} />}
    </div>
  )
}

const countOf = (days: readonly (readonly [IsoDay, readonly Entry[]])[]): number =>
  days.reduce((sum, [, entries]) => sum + entries.length, 0)

/** What is still to come: drawn when it is scrolled to, or pressed. */
function Later({ count, onReach }: { readonly count: number; readonly onReach: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && onReach())
    near.observe(button.current!)
    return () => near.disconnect()
  })
  return (
    <button ref={button} type="button" className={styles.later} onClick={onReach}>
      {count.toLocaleString('en-US')} more on later days
    </button>
  )
}
