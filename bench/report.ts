/** The readings as tables in Markdown, ready for docs/performance.md: medians with their ranges, budgets, multiples of the machine's score and of the floor. */
import { budgetOf } from './budgets.ts'
import type { Reading } from './lab.ts'
import { BARE, FLOOR, PEERS } from './peerNames.ts'
import { REFERENCE, scoreOf } from './score.ts'

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
  value.toLocaleString('en-US', { maximumFractionDigits: value < 0.01 ? 4 : value < 2 ? 2 : value < 10 ? 1 : 0 })

const markdown = (rows: readonly (readonly string[])[]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const mediansOf = (lines: readonly Line[]) => {
  const medians = new Map(lines.map(({ line, median }) => [line, median]))
  return (line: string): number | undefined => medians.get(line)
}

/** The machine's score in milliseconds; that of the reference where it was not taken. */
export const scoreOfLines = (lines: readonly Line[]): number => scoreOf(mediansOf(lines)) ?? REFERENCE

/** What a line is called in the pass in which the processor of every page is slowed. */
export const throttledLine = (line: string, times: number): string => (times === 1 ? line : `${line}, all at ${times}x`)

function unthrottled(line: string): { readonly act: string; readonly times: number } {
  const [suffix, times = 1] = /, all at ([\d.]+)x$/.exec(line) ?? ['']
  return { act: line.slice(0, line.length - suffix.length), times: Number(times) }
}

/** Lines without a budget that are no times. */
const NO_TIME = /frames$|requests|\bMB\b|microseconds/

/** The app's readings with their budgets, as multiples of the machine's score and of the floor where there is one. */
export function tableOf(lines: readonly Line[]): string {
  const medianOf = mediansOf(lines)
  const score = scoreOfLines(lines)
  const own = lines.filter(({ line }) => ![FLOOR, BARE, ...Object.keys(PEERS)].some((name) => line.startsWith(`${name}: `)))
  const rows = own.map(({ line, median, least, most }) => {
    const { act, times } = unthrottled(line)
    const budget = budgetOf(act, score * times)
    const floor = medianOf(`${FLOOR}: ${line}`)
    const share = floor ? median / floor : undefined
    const held = budget?.unit === 'floor' ? share : median
    const isKept = !budget || held === undefined || (budget.isLeast ? held >= budget.hold : held <= budget.hold)
    const isTime = budget ? budget.unit === 'ms' : !NO_TIME.test(act)
    return [
      line,
      `${figure(median)}${budget && budget.unit !== 'floor' && budget.unit !== '' ? ` ${budget.unit}` : ''}`,
      least === most ? '' : `${figure(least)} to ${figure(most)}`,
      budget
        ? `${budget.isLeast ? '≥' : '≤'} ${figure(budget.hold)}${budget.unit === 'floor' ? ' of the floor' : ''}${isKept ? '' : ' **missed**'}`
        : '',
      isTime ? (median / score).toFixed(2) : '',
      share === undefined ? '' : share.toFixed(2),
    ]
  })
  const head = ['What', 'Median', 'Range', 'Budget', 'Of the score', 'Of the floor']
  return markdown([head, head.map(() => '---'), ...rows])
}

/** Whether more of it is better; less is, of times and of memory. */
const isCountOfFrames = (act: string): boolean => act.endsWith('frames')

/** The same acts on the app's table and on those of the peers, medians side by side; empty where the peers were not measured. */
export function tableOfPeers(lines: readonly Line[]): string {
  const medianOf = mediansOf(lines)
  const peers = Object.keys(PEERS)
  const acts = lines
    .map(({ line }) => line)
    .filter((line) => [...peers, FLOOR].some((name) => medianOf(`${name}: ${line}`) !== undefined))
  if (acts.length === 0) return ''
  const rows = acts.map((act) => {
    const [own, floor] = [medianOf(act)!, medianOf(`${FLOOR}: ${act}`)]
    const others = peers.map((name) => medianOf(`${name}: ${act}`))
    const isBehind = others.some(
      (other) =>
        other !== undefined &&
        // To the digit that is printed: between two frames, hundredths of a millisecond mean nothing.
        figure(other) !== figure(own) &&
        (isCountOfFrames(unthrottled(act).act) ? other > own : other < own),
    )
    const cell = (value: number | undefined): string =>
      value === undefined ? '' : `${figure(value)}${floor ? ` (${(value / floor).toFixed(1)})` : ''}`
    const bare = medianOf(`${BARE}: ${act}`)
    return [
      act,
      `${cell(own)}${isBehind ? ' **behind**' : ''}`,
      ...[...others, bare].map(cell),
      floor === undefined ? '' : figure(floor),
    ]
  })
  const head = ['What', 'Tearsheet', ...peers, BARE, FLOOR]
  return markdown([head, head.map(() => '---'), ...rows])
}
