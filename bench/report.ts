/** The readings as a table in Markdown, ready for the README: medians with their ranges, the budget, the ratio to the floor. */
import { budgetOf } from './budgets.ts'
import type { Reading } from './lab.ts'
import { FLOOR, PEERS } from './peerNames.ts'

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

const figure = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 2 ? 2 : value < 10 ? 1 : 0 })

const markdown = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const medianOf = (lines: readonly Line[], line: string): number | undefined => lines.find((other) => other.line === line)?.median

/** The app's readings with their budgets, and the floor's where there is one. */
export function tableOf(lines: readonly Line[]): string {
  const own = lines.filter(({ line }) => ![FLOOR, ...Object.keys(PEERS)].some((name) => line.startsWith(`${name}: `)))
  const rows = own.map(({ line, median, least, most }) => {
    const budget = budgetOf(line)
    const floor = medianOf(lines, `${FLOOR}: ${line}`)
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
  return markdown([head, head.map(() => '---'), ...rows])
}

/** The same acts on the app's table and on those of the peers, medians side by side; empty where the peers were not measured. */
export function tableOfPeers(lines: readonly Line[]): string {
  const names = [...Object.keys(PEERS), FLOOR]
  const acts = lines
    .map(({ line }) => line)
    .filter((line) => names.some((name) => medianOf(lines, `${name}: ${line}`) !== undefined))
  if (acts.length === 0) return ''
  const rows = acts.map((act) =>
    [act, ...['', ...names.map((name) => `${name}: `)].map((before) => medianOf(lines, before + act))].map((cell) =>
      typeof cell === 'number' ? figure(cell) : (cell ?? ''),
    ),
  )
  const head = ['What', 'Tearsheet', ...names]
  return markdown([head, head.map(() => '---'), ...rows])
}
