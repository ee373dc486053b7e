/** What the calendar shows of a record: on which days, in which words, and what goes into a calendar file. */
import type { IsoDay } from '../../lib/days.ts'
import type { CalendarEntry } from './calendarFile.ts'

/** One day of a record, and what happens on it: `ex-date`, or the time of a call. */
export interface Moment {
  readonly day: IsoDay
  readonly words: string
}

export interface CalendarEvent {
  readonly id: string
  readonly ticker: string
  readonly name: string
  /** Behind the ticker in a bar: `4-for-1`, `08:30`. */
  readonly words: string
  /** Every readable day, the earliest first; none twice. */
  readonly moments: readonly Moment[]
  /** Whether the moments are one course of events, shown as a bar from the first to the last. */
  readonly isSpan: boolean
  /** The day that is marked in the bar. */
  readonly mark?: Moment
  /** `HH:MM` as the source writes it, for the lanes of the week. */
  readonly time?: string | undefined
  readonly tone: 'plain' | 'reverse'
  /** 0 to 5; 0 may mean "not rated". */
  readonly importance: number | undefined
  /** One line for lists: `Call 16:30, 22:30 GMT+1 · listed time 15:41`. */
  readonly facts: string
  /** What does not fit together in the record, each a sentence. */
  readonly oddities: readonly string[]
  /** `undefined` where no day can be read. */
  readonly entry: CalendarEntry | undefined
}

/** `HALO, 4-for-1`; a dash stands for a ticker that is not given. */
export const titleOfEvent = ({ ticker, words }: CalendarEvent): string => [ticker || '–', words].filter(Boolean).join(', ')

/** Whether the event happens on the day, or is under way on it. */
export function touches({ moments, isSpan }: CalendarEvent, day: IsoDay): boolean {
  if (isSpan) return moments.length > 0 && moments[0]!.day <= day && day <= moments.at(-1)!.day
  return moments.some((moment) => moment.day === day)
}

/** By day of the first moment, then time, the more important first. */
export const byTime = (a: CalendarEvent, b: CalendarEvent): number =>
  (a.moments[0]?.day ?? '').localeCompare(b.moments[0]?.day ?? '') ||
  // Later than any hour: what has no time stands last.
  (a.time || '99').localeCompare(b.time || '99') ||
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
