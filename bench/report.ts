/** The readings as a table in Markdown, ready for the README: medians with their ranges, the budget, the ratio to the floor. */
import { budgetOf } from './budgets.ts'
import type { Reading } from './lab.ts'

export interface Line {
  readonly line: string
  readonly median: number
  readonly least: number
  readonly most: number
  readonly rounds: number
}

export function linesOf(readings: readonly Reading[]): readonly Line[] {
  const values = Map.groupBy(readings, ({ line }) => line)
  return [...values].map(([line, read]) => {
    const sorted = read.map(({ value }) => value).toSorted((a, b) => a - b)
    return { line, median: sorted[sorted.length >> 1]!, least: sorted[0]!, most: sorted.at(-1)!, rounds: sorted.length }
  })
}

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 })

export function tableOf(lines: readonly Line[]): string {
  const floorOf = (line: string): number | undefined =>
    lines.find((other) => other.line === `floor: ${line.replace(/^.*: (?=sort|filter|sweep|wheel)/, '')}`)?.median
  const rows = lines.map(({ line, median, least, most }) => {
    const budget = budgetOf(line)
    const floor = floorOf(line)
    const isKept = budget && (budget.isLeast ? median >= budget.hold : median <= budget.hold)
    return [
      line,
      `${figure(median)}${budget ? ` ${budget.unit}` : ''}`,
      least === most ? '' : `${figure(least)} to ${figure(most)}`,
      budget ? `${budget.isLeast ? '≥' : '≤'} ${figure(budget.hold)}${isKept ? '' : ' **missed**'}` : '',
      floor && floor > 0 ? `${(median / floor).toFixed(1)}` : '',
    ]
  })
  const head = ['What', 'Median', 'Range', 'Budget', 'To the floor']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
