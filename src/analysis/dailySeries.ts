/** The trading days of one ticker in order, with their prices and other figures as columns. */
import { countWhile } from '../lib/bisect.ts'
import { daysBetween, isDay, type IsoDay } from '../lib/dates/days.ts'

/** One ticker's trading days, ascending, each once; a figure that was not sent is NaN. */
export interface DailySeries {
  readonly days: readonly IsoDay[]
  /** As traded that day, in dollars. */
  readonly close: Float64Array
  /** Restated for every later split and dividend: for returns, never for levels. */
  readonly adjustedClose: Float64Array
  /** As traded that day, in dollars. */
  readonly high: Float64Array
  readonly low: Float64Array
  /** Multiples and others by the name their operation gives them. */
  readonly figures: Readonly<Record<string, Float64Array>>
}

/** A column as it arrived, a value for each day in the same order; what is null, undefined or no finite number counts as not sent. */
export type SentColumn = ArrayLike<number | null | undefined>

export interface SentColumns {
  readonly close?: SentColumn | undefined
  readonly adjustedClose?: SentColumn | undefined
  readonly high?: SentColumn | undefined
  readonly low?: SentColumn | undefined
  readonly figures?: Readonly<Record<string, SentColumn>> | undefined
}

/** Calendar days after which a close no longer speaks for a day: more than the longest holiday closing, less than a suspension. */
export const LONGEST_GAP = 7

/** Rows in any order as a series; of a day that came twice the last row stands, and what is no day is left out. */
export function dailySeries(days: readonly string[], columns: SentColumns): DailySeries {
  const rows = Array.from(days.keys())
    .filter((row) => isDay(days[row]!))
    .sort((a, b) => (days[a]! < days[b]! ? -1 : days[a]! > days[b]! ? 1 : a - b))
  const kept = rows.filter((row, place) => days[row] !== days[rows[place + 1] ?? -1])
  const ordered = (sent: SentColumn = []): Float64Array =>
    Float64Array.from(kept, (row) => {
      const value = sent[row]
      return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN
    })
  return {
    days: kept.map((row) => days[row]!),
    close: ordered(columns.close),
    adjustedClose: ordered(columns.adjustedClose),
    high: ordered(columns.high),
    low: ordered(columns.low),
    figures: Object.fromEntries(Object.entries(columns.figures ?? {}).map(([name, sent]) => [name, ordered(sent)])),
  }
}

/** Place of the first trading day on or after the day; the number of days where there is none. */
export const placeFrom = (days: readonly IsoDay[], day: IsoDay): number => countWhile(days.length, (place) => days[place]! < day)

/** Place of the last trading day on or before the day; -1 where there is none. */
export const placeUpTo = (days: readonly IsoDay[], day: IsoDay): number =>
  countWhile(days.length, (place) => days[place]! <= day) - 1

/** Place of the last trading day on or before the day, if it lies at most 7 calendar days back. */
export function placeAsOf(days: readonly IsoDay[], day: IsoDay): number | undefined {
  const place = placeUpTo(days, day)
  return place >= 0 && daysBetween(days[place]!, day) <= LONGEST_GAP ? place : undefined
}
