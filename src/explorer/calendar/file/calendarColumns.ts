/** What a calendar shows of each event, as the columns of a file. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { text } from '../../../api/endpoint/fields.ts'
import { computedColumn, fieldColumn, type ShownColumn } from '../../export/shown.ts'
import type { CalendarEvent } from '../event.ts'

/** Of an operation whose records have a ticker, a name and an importance. */
export function calendarColumns(endpoint: AnyEndpoint, events: readonly CalendarEvent[]): readonly ShownColumn[] {
  const of = (read: (event: CalendarEvent) => string | undefined) => (_: number, place: number) => read(events[place]!)
  return [
    computedColumn(
      'day',
      text('Day'),
      of(({ day }) => day),
    ),
    fieldColumn(endpoint, 'ticker'),
    fieldColumn(endpoint, 'name'),
    computedColumn(
      'event',
      text('Event'),
      of(({ words }) => words),
    ),
    fieldColumn(endpoint, 'importance'),
    computedColumn(
      'facts',
      text('Facts'),
      of(({ facts }) => facts()),
    ),
  ]
}
