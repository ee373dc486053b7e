/** A track record as a table of periods by measures, with the keys that the specification does not know read by their shape. */
import { periods } from '../accuracy.ts'
import type { AnalystProfile } from '../endpoint.ts'

export interface Matrix {
  /** Key and words: `success_rate`, `Hit rate`. */
  readonly measures: readonly (readonly [string, string])[]
  readonly rows: readonly {
    readonly period: string
    readonly words: string
    /** By measure; as sent, `undefined` where there is none. */
    readonly values: readonly unknown[]
  }[]
}

const KNOWN_PERIODS: Readonly<Record<string, string>> = { ...periods, overall: 'Overall' }
const KNOWN_MEASURES: Readonly<Record<string, string>> = {
  success_rate: 'Hit rate, %',
  average_return: 'Average return, %',
  smart_score: 'Smart score',
  stdev: 'Deviation, %',
  loss_count: 'Losses',
}

/** Not of a period and a measure; shown apart. */
const APART = new Set(['total_ratings', 'total_ratings_percentile', 'overall_avg_return_percentile'])

const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 }
const lengthOf = (period: string): number =>
  period === 'overall' ? Infinity : Number.parseInt(period, 10) * DAYS[period.slice(-1)]!

/** `6m` as `6 months`. */
function wordsOfPeriod(period: string): string {
  const known = KNOWN_PERIODS[period]
  if (known) return known
  const count = Number.parseInt(period, 10)
  const unit = { d: 'day', w: 'week', m: 'month', y: 'year' }[period.slice(-1)] ?? period.slice(-1)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const wordsOfMeasure = (measure: string): string => {
  const words = measure.replaceAll('_', ' ')
  return KNOWN_MEASURES[measure] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Every known period and measure, then those that came besides; a key that is neither is in the list of all fields only. */
export function matrixOf(accuracy: NonNullable<AnalystProfile['ratings_accuracy']>): Matrix {
  const cells = new Map<string, unknown>()
  const periodKeys = new Set(Object.keys(KNOWN_PERIODS))
  const measureKeys = new Set(Object.keys(KNOWN_MEASURES))
  for (const [key, value] of Object.entries(accuracy)) {
    const [, period, measure] = key === 'smart_score' ? ['', 'overall', key] : (/^(\d+[dwmy]|overall)_(.+)$/.exec(key) ?? [])
    if (period === undefined || measure === undefined || APART.has(key)) continue
    cells.set(`${period} ${measure}`, value)
    periodKeys.add(period)
    measureKeys.add(measure)
  }
  const measures = [...measureKeys]
  return {
    measures: measures.map((measure) => [measure, wordsOfMeasure(measure)] as const),
    rows: [...periodKeys]
      .sort((a, b) => lengthOf(a) - lengthOf(b))
      .map((period) => ({
        period,
        words: wordsOfPeriod(period),
        values: measures.map((measure) => cells.get(`${period} ${measure}`)),
      })),
  }
}
