/** What the board shows of a track record: a measure and a period, the field that holds both, and numbers for comparing only. */
import { numberIn } from '../../../lib/numbers/decimals.ts'
import { periods, type AccuracyPeriod } from '../accuracy.ts'
import type { AnalystProfile } from '../endpoint.ts'

export type Period = 'overall' | AccuracyPeriod

/** From the whole record to the longest period; as the address has them. */
export const periodWords: Readonly<Record<Period, string>> = { overall: 'Overall', ...periods }
export const periodNames = Object.keys(periodWords) as Period[]

export const measureWords = {
  success_rate: 'Hit rate',
  average_return: 'Average return',
  smart_score: 'Smart score',
  stdev: 'Deviation',
} as const
export type MeasureName = keyof typeof measureWords
export const measureNames = Object.keys(measureWords) as MeasureName[]

type Accuracy = NonNullable<AnalystProfile['ratings_accuracy']>
export type AccuracyKey = keyof Accuracy & string

/** The key of §2.7; the overall smart score alone has no prefix. */
export const accuracyKey = (period: Period, measure: MeasureName): AccuracyKey =>
  period === 'overall' && measure === 'smart_score' ? 'smart_score' : (`${period}_${measure}` as AccuracyKey)

/** The text as sent; `undefined` when it is absent or empty. */
export function measureText(analyst: AnalystProfile, period: Period, measure: MeasureName): string | undefined {
  const value: unknown = analyst.ratings_accuracy?.[accuracyKey(period, measure)]
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** A decimal string as a number, for placing and comparing; `undefined` for what is none. */
export function numberOf(text: string | undefined): number | undefined {
  const number = numberIn(text ?? '')
  return Number.isNaN(number) ? undefined : number
}

/** How many ratings the measures rest on; `undefined` when it is not given. Older pages have counts as text. */
export function sampleOf(analyst: AnalystProfile): number | undefined {
  const value: unknown = analyst.ratings_accuracy?.total_ratings
  return typeof value === 'number' ? value : numberOf(typeof value === 'string' ? value : undefined)
}

/** Whether the analyst has at least so many ratings; who states no number has none to show. */
export const hasSample = (analyst: AnalystProfile, least: number): boolean => least === 0 || (sampleOf(analyst) ?? 0) >= least
