/** What a calendar shows of each event, as the columns of a file. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { text } from '../../api/endpoint/fields.ts'
import type { EventInSight } from './eventsInSight.ts'
import { computedColumn, fieldColumn, type ShownColumn } from '../export/shown.ts'

/** Of an operation whose records have a ticker, a name and an importance. */
export function calendarColumns(endpoint: AnyEndpoint, inSight: readonly EventInSight[]): readonly ShownColumn[] {
  const words = (of: (entry: EventInSight) => readonly string[]) => (_: number, place: number) =>
    [...new Set(of(inSight[place]!))].filter(Boolean).join('; ')
  return [
    computedColumn(
      'days',
      text('Days'),
      words(({ moments }) => moments.map(({ day }) => day)),
    ),
    computedColumn(
      'happens',
      text('What happens'),
      words(({ moments }) => moments.map((moment) => moment.words)),
    ),
    fieldColumn(endpoint, 'ticker'),
    fieldColumn(endpoint, 'name'),
    computedColumn(
      'event',
      text('Event'),
      words(({ event }) => [event.words]),
    ),
    fieldColumn(endpoint, 'importance'),
    computedColumn(
      'facts',
      text('Facts'),
      words(({ event }) => [event.facts]),
    ),
  ]
}
