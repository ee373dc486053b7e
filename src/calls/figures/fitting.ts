/** Whether a number of a unit can be of a metric: a margin is a share, revenue is money; what does not fit was misread and is left out. */
import type { Quantity } from './quantities.ts'

const SHARES = /(?:margin|rate|churn|retention|occupancy|conversion)(?: in .+)?$/
const COUNTS = /(?:headcount|subscribers)(?: in .+)?$/
const RATIOS = /(?:book-to-bill|leverage)$/
const DAYS = /days sales outstanding$/
const BASIS_POINTS = /charge-offs$/
const IN_EITHER = /(?:inventory|backlog|dividend)(?: in .+)?$/

const isMoney = (unit: string): boolean => /^[A-Z]{3}$/.test(unit)

export function fitsMetric(metric: string, as: 'level' | 'change', unit: string, { words }: Pick<Quantity, 'words'>): boolean {
  // How much a share moved is told in points; in per cent it might be either.
  if (as === 'change') {
    if (SHARES.test(metric)) return unit === 'bp' || unit === 'points'
    if (COUNTS.test(metric)) return unit === '%' || unit === ''
    return unit === '%' || isMoney(unit)
  }
  if (words !== undefined) return false
  if (SHARES.test(metric)) return unit === '%'
  if (COUNTS.test(metric)) return unit === ''
  if (RATIOS.test(metric)) return unit === 'x' || unit === ''
  if (DAYS.test(metric)) return unit === 'days' || unit === ''
  if (BASIS_POINTS.test(metric)) return unit === 'bp' || unit === '%' || isMoney(unit)
  if (IN_EITHER.test(metric)) return isMoney(unit)
  return isMoney(unit) || unit === '% of revenue'
}
