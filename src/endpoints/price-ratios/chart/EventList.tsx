/** Splits and dividends as a list, with where the splits are known from. */
import { useState } from 'react'
import { Link } from 'react-router'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { counted } from '../../../lib/numbers/counts.ts'
import type { ShareEvent } from '../series/events.ts'
import styles from './ChartPanel.module.css'
import type { SplitCalendar } from '../series/useSplitCalendar.ts'

function countWords(events: readonly ShareEvent[]): string {
  const splits = events.filter(({ kind }) => kind === 'split').length
  const dividends = events.length - splits
  return `${counted(splits, 'split')}, ${counted(dividends, 'dividend')}`
}

export function EventList({ events, calendar }: { events: readonly ShareEvent[]; calendar: SplitCalendar }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.events} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{countWords(events)}</summary>
      {/* Years of dividends, for whoever looks. */}
      {isOpen && events.length > 0 && (
        <ul>
          {events.map((event) => (
            <li key={`${event.symbol} ${event.day} ${event.words}`}>
              <span>{wordsOfDay(event.day)}</span> <b>{event.symbol}</b> <bdi>{event.words}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>
        Dividends are those of the rows. Splits come from the <Link to={calendar.address}>split calendar</Link>, by ex-date, and
        are held against the steps between close and adjusted close.
      </p>
    </details>
  )
}
