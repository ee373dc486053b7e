/** The events in sight as a list by day. */
import { useEffect, useRef, useState } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import { byTime, type PlacedEvent } from './event.ts'
import { EventItem } from './EventItem.tsx'
import styles from './EventList.module.css'
import { fullWordsOfDay } from './days/period.ts'
import { figure } from '../../lib/numbers/counts.ts'

interface Props {
  readonly today: IsoDay
  readonly events: readonly PlacedEvent[]
  readonly openId: string | undefined
  readonly isStale: boolean
  readonly isBusy: boolean
  readonly onOpen: (event: PlacedEvent) => void
}

type Days = readonly (readonly [IsoDay, readonly PlacedEvent[]])[]

/** So many entries are drawn at first, and again whenever the user comes near the end: a thousand at once would be felt. */
const STEP = 150

export function Agenda({ today, events, openId, isStale, isBusy, onOpen }: Props) {
  const [most, setMost] = useState(STEP)
  const days: Days = [...Map.groupBy(events.toSorted(byTime), ({ day }) => day)]
  const isReached = (onDay: readonly PlacedEvent[]): boolean => onDay.some(({ id }) => id === openId)
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
                key={event.id}
                event={event}
                oddities={event.oddities}
                isOpen={event.id === openId}
                onOpen={() => onOpen(event)}
              />
            ))}
          </ul>
        </section>
      ))}
      {later > 0 && <Later count={later} onReach={() => setMost(countOf(drawn) + STEP)} />}
    </div>
  )
}

const countOf = (days: Days): number => days.reduce((sum, [, onDay]) => sum + onDay.length, 0)

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
      {figure(count)} more on later days
    </button>
  )
}
