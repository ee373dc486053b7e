/** What the events in sight come to: how many, and the next of them. */
import { daysBetween, wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import { figure } from '../../lib/numbers/counts.ts'
import type { SummaryFigure } from '../../ui/SummaryStrip.tsx'
import { titleOfEvent, type PlacedEvent } from './event.ts'

const ahead = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${figure(days)} days`)

/** `noun` is their plural. */
export const countedFigure = (noun: string, shown: number, loaded: number): SummaryFigure => ({
  label: noun.slice(0, 1).toUpperCase() + noun.slice(1),
  value: figure(shown),
  note: shown < loaded ? `of ${figure(loaded)} loaded` : undefined,
})

/** The first that is not over, of events by time; none where all are. */
export function nextFigures(events: readonly PlacedEvent[], today: IsoDay): readonly SummaryFigure[] {
  const next = events.find(({ day }) => day >= today)
  return next
    ? [{ label: 'Next', value: titleOfEvent(next), note: `${wordsOfDay(next.day)}, ${ahead(daysBetween(today, next.day))}` }]
    : []
}

/** `events` by time; `loaded` is how many rows there are. */
export const calendarFigures = (
  events: readonly PlacedEvent[],
  loaded: number,
  noun: string,
  today: IsoDay,
): readonly SummaryFigure[] => [countedFigure(noun, events.length, loaded), ...nextFigures(events, today)]
