/** What the calendar shows of a record: on which day, in which words, and what goes into a calendar file. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { RowChange } from '../since/rowChange.ts'
import type { CalendarEntry } from './file/calendarFile.ts'

export interface CalendarEvent {
  /** What its record is opened by: to find it puts the record together. */
  readonly id: () => string
  readonly ticker: string
  readonly name: string
  /** `undefined` where none can be read. */
  readonly day: IsoDay | undefined
  /** Behind the ticker: `4-for-1`, `08:30`. */
  readonly words: string
  /** `HH:MM` as the source writes it, for the lanes of the week; `''` where it gives none, `undefined` for what has no time. */
  readonly time?: string | undefined
  /** The same time on the clocks of who looks, where that is another. */
  readonly ownTime?: string | undefined
  readonly tone: 'plain' | 'reverse'
  /** 0 to 5; 0 may mean "not rated". */
  readonly importance: number | undefined
  /** One line for lists: `Call 16:30, 22:30 GMT+1 · listed time 15:41`. Asked of the events that are drawn, few of many; so are the oddities. */
  readonly facts: () => string
  /** What does not fit together in the record, each a sentence. */
  readonly oddities: () => readonly string[]
  /** Whether it is new or edited, where that is looked for. */
  readonly change?: RowChange | undefined
  /** Asked of those that are saved; `undefined` where no day can be read. */
  readonly entry: (() => CalendarEntry) | undefined
}

/** An event that has its place. */
export interface PlacedEvent extends CalendarEvent {
  readonly day: IsoDay
}

export const isPlaced = (event: CalendarEvent): event is PlacedEvent => event.day !== undefined

/** `HALO, 4-for-1`; a dash stands for a ticker that is not given. */
export const titleOfEvent = ({ ticker, words }: CalendarEvent): string => [ticker || '–', words].filter(Boolean).join(', ')

/** Of digits: to compare them as words of a language takes many times as long, with every page that comes. */
const byDigits = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** By day, then time, the more important first. */
export const byTime = (a: CalendarEvent, b: CalendarEvent): number =>
  byDigits(a.day ?? '', b.day ?? '') ||
  // Later than any hour: what has no time stands last.
  byDigits(a.time || '99', b.time || '99') ||
  (b.importance ?? 0) - (a.importance ?? 0) ||
  a.ticker.localeCompare(b.ticker)

/** `3 of 5`; 0 may mean "not rated" (§2.9). */
export const importanceWords = (value: number | null | undefined): string | undefined =>
  value === undefined || value === null
    ? undefined
    : value === 0
      ? '0, which may mean “not rated”'
      : // What came in place of a number has no scale.
        typeof value === 'number'
        ? `${value} of 5`
        : String(value)
