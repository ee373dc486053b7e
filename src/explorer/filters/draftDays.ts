/** The days that stand in the fields, whatever is written there, as plain days and as rolling ones. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { DayTexts } from '../../lib/dates/daysInWords.ts'
import { readRollingDay, resolveDay, rollingFrom } from '../../lib/dates/rollingDays.ts'
import type { Draft } from './draft.ts'

/** The parameters that hold a day, in the order of their fields. */
export const DAY_KEYS = ['from', 'to', 'date'] as const
export type DayKey = (typeof DAY_KEYS)[number]

export function daysOfDraft(draft: Draft): DayTexts {
  const textOf = (key: string): string | undefined => readRollingDay(draft[key] ?? '') ?? (draft[key]?.trim() || undefined)
  return { date: textOf('date'), from: textOf('from'), to: textOf('to') }
}

const each = ({ date, from, to }: DayTexts, written: (text: string) => string): DayTexts => ({
  date: date && written(date),
  from: from && written(from),
  to: to && written(to),
})

export const fixedDays = (days: DayTexts, today: IsoDay): DayTexts => each(days, (text) => resolveDay(text, today))

/** Those that roll already stay as they are. */
export const rollingDays = (days: DayTexts, today: IsoDay): DayTexts =>
  each(days, (text) => readRollingDay(text) ?? rollingFrom(text, today))
