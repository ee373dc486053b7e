/** What a call is called beside others of its company. */
import { wordsOfDay } from '../../lib/dates/days.ts'

export interface NamedCall {
  readonly id: string
  readonly title: string
  readonly quarter: string | undefined
  /** Unix seconds. */
  readonly startedAt: number | undefined
}

/** `Q3 2026`; the day where no quarter is told, and the title where no day is. */
export const callName = ({ quarter, startedAt, title }: Omit<NamedCall, 'id'>): string =>
  quarter ?? (startedAt === undefined ? title || 'Call' : wordsOfDay(new Date(startedAt * 1000).toISOString().slice(0, 10)))
