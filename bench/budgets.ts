/** What each line of the bench is to hold. */

interface Budget {
  readonly hold: number
  readonly unit: string
  /** Whether more is better. */
  readonly isLeast?: true
}

const BUDGETS: readonly (readonly [RegExp, Budget])[] = [
  [/^first load, scripts$/, { hold: 165, unit: 'kB' }],
  [/^first load, scripts in brotli/, { hold: 145, unit: 'kB' }],
  [/^first load, styles/, { hold: 20, unit: 'kB' }],
  [/^demo part in brotli/, { hold: 85, unit: 'kB' }],
  [/^chart part/, { hold: 70, unit: 'kB' }],
  [/^reader part/, { hold: 25, unit: 'kB' }],
  [/^answer to painted rows, 100$/, { hold: 60, unit: 'ms' }],
  [/^answer to painted rows, 1,000$/, { hold: 80, unit: 'ms' }],
  [/^answer to painted rows, 10,000$/, { hold: 120, unit: 'ms' }],
  [/^(sort|filter) 100,000/, { hold: 60, unit: 'ms' }],
  [/^sweep in 5 s, frames/, { hold: 270, unit: 'frames', isLeast: true }],
  [/^sweep in 5 s, blank/, { hold: 0, unit: '%' }],
  [/^wheel, p95/, { hold: 17, unit: 'ms' }],
  [/^wheel at 4x/, { hold: 34, unit: 'ms' }],
  [/^heap of 100,000/, { hold: 45, unit: 'MB' }],
  [/^elements/, { hold: 700, unit: '' }],
  [/^sort by a joined column/, { hold: 60, unit: 'ms' }],
  [/^longest task/, { hold: 100, unit: 'ms' }],
  [/^demo, first answer/, { hold: 300, unit: 'ms' }],
  [/^200,000 words: (first open|open again)/, { hold: 300, unit: 'ms' }],
  [/^200,000 words: find next/, { hold: 100, unit: 'ms' }],
  [/^two calls compared, 8,000 words/, { hold: 150, unit: 'ms' }],
  [/^two calls compared, one of 200,000/, { hold: 3000, unit: 'ms' }],
  [/^Lighthouse, .* score/, { hold: 0.95, unit: '', isLeast: true }],
  [/^Lighthouse, .* blocked/, { hold: 100, unit: 'ms' }],
  [/^Lighthouse, .* shift/, { hold: 0, unit: '' }],
  [/^controls at 4x| at 4x throttle$/, { hold: 200, unit: 'ms' }],
]

export const budgetOf = (line: string): Budget | undefined => BUDGETS.find(([pattern]) => pattern.test(line))?.[1]
