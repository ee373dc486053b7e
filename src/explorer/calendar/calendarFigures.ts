/** What the events in sight come to: how many, and the next of them. */
import { daysBetween, wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import { figure } from '../../lib/numbers/counts.ts'
import type { SummaryFigure } from '../../ui/SummaryStrip.tsx'
import { titleOfEvent, type PlacedEvent } from './event.ts'

const ahead = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${figure(days)} days`)

/** `events` by time; `noun` is their plural, `loaded` how many rows there are. */
export function calendarFigures(
  events: readonly PlacedEvent[],
  loaded: number,
  noun: string,
  today: IsoDay,
): readonly SummaryFigure[] {
  const next = events.find(({ day }) => day >= today)
  return [
    {
      label: noun.slice(0, 1).toUpperCase() + noun.slice(1),
      value: figure(events.length),
      note: events.length < loaded ? `of ${figure(loaded)} loaded` : undefined,
    },
    ...(next
      ? [
          {
            label: 'Next',
            value: titleOfEvent(next),
            note: `${wordsOfDay(next.day)}, ${ahead(daysBetween(today, next.day))}`,
          },
        ]
      : []),
  ]
}
