/** Two calls of 8,000 words compared, forty pairs from text to lines, and one of 200,000 words: as the page's worker does it. */
import { comparable } from '../../src/calls/compare/comparable.ts'
import { comparisonOf } from '../../src/calls/compare/comparison.ts'
import { spokenCallOf } from '../../src/calls/sentences/spokenCall.ts'
import type { Measure } from '../lab.ts'
import { callsOf } from '../spokenCalls.ts'

const PAIRS = 40
/** Calls of the company that boilerplate is looked for in. */
const KNOWN = 16
const WORDS = 8000

const inOrder = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** Milliseconds of the processor: what other programs take of the machine is no part of it. */
function timed(act: () => unknown): number {
  const before = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

export const comparedCalls: Measure = async () => {
  const calls = callsOf(PAIRS + 1, WORDS)
  // The company's other calls are read once for all comparisons.
  const known = calls.slice(0, KNOWN).map((call) => comparable(spokenCallOf(call)))
  const times = calls
    .slice(1)
    .map((call, at) => timed(() => comparisonOf(comparable(spokenCallOf(calls[at]!)), comparable(spokenCallOf(call)), known)))
  const sorted = inOrder(times)
  const [long] = callsOf(1, 200_000)
  const longest = timed(() => comparisonOf(known[0]!, comparable(spokenCallOf(long!)), known))
  return [
    { line: 'two calls compared, 8,000 words, p95', value: sorted[Math.ceil(sorted.length * 0.95) - 1]! },
    { line: 'two calls compared, one of 200,000 words', value: longest },
  ]
}
