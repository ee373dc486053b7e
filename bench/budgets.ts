/**
 * What each line of the bench is to hold, stated for a machine of the reference score (`score.ts`). Times grow with the score of a
 * slower machine; bytes, memory, frames of a screen and shares of the floor do not.
 */
import { REFERENCE } from './score.ts'

interface Budget {
  readonly hold: number
  /** `floor` is a share of what an empty scroller reads. */
  readonly unit: 'kB' | 'MB' | 'ms' | '%' | 'floor' | ''
  /** Whether more is better. */
  readonly isLeast?: true
  /** A time that is the same at any score: that between two frames, and that which a hand notices. */
  readonly isFixed?: true
  /** What a machine of three times the reference is to hold of a share; between the two by proportion. */
  readonly onSlow?: number
}

const BUDGETS: readonly (readonly [RegExp, Budget])[] = [
  [/^first load, scripts$/, { hold: 165, unit: 'kB' }],
  [/^first load, scripts in brotli/, { hold: 145, unit: 'kB' }],
  [/^first load, styles/, { hold: 20, unit: 'kB' }],
  [/^demo part in brotli/, { hold: 85, unit: 'kB' }],
  [/^chart part/, { hold: 70, unit: 'kB' }],
  [/^reader part/, { hold: 25, unit: 'kB' }],
  [/^company page$/, { hold: 20, unit: 'kB' }],
  [/^answer to painted rows, 100$/, { hold: 60, unit: 'ms' }],
  [/^answer to painted rows, 1,000$/, { hold: 80, unit: 'ms' }],
  [/^answer to painted rows, 10,000$/, { hold: 120, unit: 'ms' }],
  [/^heap of a million/, { hold: 400, unit: 'MB' }],
  [/^sort a million/, { hold: 700, unit: 'ms' }],
  [/^filter a million/, { hold: 400, unit: 'ms' }],
  [/^sweep of a million rows in 5 s, frames/, { hold: 285, unit: '', isLeast: true }],
  [/^sweep of a million rows in 5 s, blank/, { hold: 0, unit: '%' }],
  [/^(sort|filter) 100,000/, { hold: 60, unit: 'ms' }],
  [/^sweep (once more )?in 5 s, frames$/, { hold: 0.96, onSlow: 0.8, unit: 'floor', isLeast: true }],
  [/^sweep, blank/, { hold: 0, unit: '%' }],
  [/^wheel\b.*, p95/, { hold: 17, unit: 'ms', isFixed: true }],
  [/^heap of 100,000/, { hold: 42, unit: 'MB' }],
  [/^elements/, { hold: 750, unit: '' }],
  [/^sort by a joined column/, { hold: 60, unit: 'ms' }],
  [/^brief of fifty, refused/, { hold: 0, unit: '' }],
  [/^longest task/, { hold: 100, unit: 'ms', isFixed: true }],
  [/^demo, first answer/, { hold: 300, unit: 'ms' }],
  [/^200,000 words: (first open|open again)/, { hold: 300, unit: 'ms' }],
  [/^200,000 words: find next/, { hold: 100, unit: 'ms' }],
  [/^SQL, first result from cold/, { hold: 4000, unit: 'ms' }],
  [/^SQL, first result from cache/, { hold: 1200, unit: 'ms' }],
  [/^memory of SQL/, { hold: 1000, unit: 'MB' }],
  [/^SQL, the engine as it travels/, { hold: 7700, unit: 'kB' }],
  [/^SQL, as-of join/, { hold: 500, unit: 'ms' }],
  [/^two calls compared, 8,000 words/, { hold: 150, unit: 'ms' }],
  [/^two calls compared, one of 200,000/, { hold: 3000, unit: 'ms' }],
  [/^Lighthouse at 3x.* score/, { hold: 0.88, unit: '', isLeast: true }],
  [/^Lighthouse.* score/, { hold: 0.95, onSlow: 0.88, unit: '', isLeast: true }],
  [/^Lighthouse.* blocked/, { hold: 100, unit: 'ms' }],
  [/^Lighthouse.* shift/, { hold: 0.001, unit: '' }],
  [/^controls at 4x| at 4x throttle$/, { hold: 200, unit: 'ms' }],
]

/** The score of the machine at which `onSlow` is held, in those of the reference. */
const SLOW = 3

/**
 * The budget of a line on a machine of this score, in milliseconds; `undefined` where the line has none. A machine faster than the
 * reference holds what the reference does: frames do not come closer together.
 */
export function budgetOf(line: string, score: number): Budget | undefined {
  const budget = BUDGETS.find(([pattern]) => pattern.test(line))?.[1]
  if (!budget) return undefined
  const times = Math.max(1, score / REFERENCE)
  const { hold, onSlow, unit, isFixed } = budget
  if (onSlow !== undefined) return { ...budget, hold: hold - ((hold - onSlow) * (Math.min(times, SLOW) - 1)) / (SLOW - 1) }
  return unit === 'ms' && !isFixed ? { ...budget, hold: hold * times } : budget
}
