/** Beside the month and the week: what happens on the chosen day, what comes next, and what does not fit together. */
import type { IsoDay } from '../../lib/days.ts'
import { byTime, touches, type CalendarEvent } from './event.ts'
import { EventItem } from './EventItem.tsx'
import { Ticker } from '../../ui/Ticker.tsx'
import styles from './EventList.module.css'
import { fullWordsOfDay, isWithin, type Period } from './period.ts'

interface Props {
  readonly day: IsoDay
  readonly today: IsoDay
  readonly period: Period
  readonly noun: string
  readonly events: readonly CalendarEvent[]
  readonly openId: string | undefined
  readonly onOpen: (event: CalendarEvent) => void
}

const NEXT = 3

/** What happens to an event on a day; a day within its course is said to be that. */
const wordsOn = ({ moments, isSpan }: CalendarEvent, day: IsoDay): string | undefined =>
  isSpan ? (moments.find((moment) => moment.day === day)?.words ?? 'under way') : undefined

export function DaySide({ day, today, period, noun, events, openId, onOpen }: Props) {
  const onDay = events.filter((event) => touches(event, day)).sort(byTime)
  const coming = events
    .flatMap((event) => {
      const moment = event.moments.find((later) => later.day > day && isWithin(period, later.day))
      return moment && !onDay.includes(event) ? [{ event, moment }] : []
    })
    .sort((a, b) => a.moment.day.localeCompare(b.moment.day) || byTime(a.event, b.event))
    .slice(0, NEXT)
  const odd = events.filter(({ oddities }) => oddities.length > 0)
  const item = (event: CalendarEvent, words?: string) => (
    <EventItem key={event.id} event={event} words={words} isOpen={event.id === openId} onOpen={() => onOpen(event)} />
  )
  return (
    <div className={styles.side}>
      <section aria-label="Chosen day">
        <h3>
          {fullWordsOfDay(day)}
          {day === today && ', today'}
        </h3>
        {onDay.length === 0 ? (
          <p className={styles.soft}>No {noun} loaded for this day.</p>
        ) : (
          <ul>{onDay.map((event) => item(event, wordsOn(event, day)))}</ul>
        )}
      </section>
      {coming.length > 0 && (
        <section aria-label="Next">
          <h3>Next</h3>
          <ul>
            {coming.map(({ event, moment }) =>
              item(
                event,
                [fullWordsOfDay(moment.day).replace(/ \d+$/, ''), event.isSpan && moment.words].filter(Boolean).join(', '),
              ),
            )}
          </ul>
        </section>
      )}
      {odd.length > 0 && (
        <section aria-label="What does not fit together">
          <h3>What does not fit together</h3>
          <ul>
            {odd.map((event) => (
              <li key={event.id} className={styles.item}>
                <button type="button" className={styles.name} onClick={() => onOpen(event)}>
                  {event.ticker ? <Ticker symbol={event.ticker} /> : '–'}
                </button>
                {event.oddities.map((oddity) => (
                  <span key={oddity} className={styles.facts}>
                    <bdi>{oddity}</bdi>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
