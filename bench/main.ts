/**
 * `npm run bench`: builds, measures in interleaved rounds, as fast as the machine is and slowed twice, prints tables in Markdown and
 * writes the readings beside them. `--rounds 1 --throttle 1 --only body,reader` is a quick look.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openLab, slowedBy, type Measure, type Reading } from './lab.ts'
import { answers } from './measures/answers.ts'
import { body } from './measures/body.ts'
import { brief } from './measures/brief.ts'
import { calls } from './measures/calls.ts'
import { comparedCalls } from './measures/comparedCalls.ts'
import { controls } from './measures/controls.ts'
import { desk } from './measures/desk.ts'
import { firstAnswers, walk } from './measures/demo.ts'
import { joined } from './measures/joined.ts'
import { lighthouse } from './measures/lighthouse.ts'
import { million } from './measures/million.ts'
import { pages } from './measures/pages.ts'
import { peers } from './measures/peers.ts'
import { reader } from './measures/reader.ts'
import { sizes } from './measures/sizes.ts'
import { sql } from './measures/sql.ts'
import { linesOf, scoreOfLines, tableOf, tableOfPeers, throttledLine } from './report.ts'
import { REFERENCE, score } from './score.ts'

const MEASURES: Readonly<Record<string, Measure>> = {
  sizes,
  answers,
  body,
  peers,
  walk,
  firstAnswers,
  reader,
  controls,
  joined,
  brief,
  desk,
  calls,
  comparedCalls,
  lighthouse,
  million,
  pages,
  sql,
}

/** Bytes are the same however slow a page is, the demo answers in a worker, which is not slowed, and the others are slowed four times anyhow. */
const NEVER_SLOWED = ['sizes', 'firstAnswers', 'controls', 'desk', 'lighthouse', 'sql']

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    throttle: { type: 'string', default: '1,2' },
  },
})
const names = values.only?.split(',') ?? Object.keys(MEASURES)
const unknown = names.filter((name) => !Object.hasOwn(MEASURES, name))
if (unknown.length > 0) throw new Error(`There is no measure ${unknown.join(', ')}: ${Object.keys(MEASURES).join(', ')}.`)

await using lab = await openLab()
const began = performance.now()
const readings: Reading[] = []
for (let round = 1; round <= Number(values.rounds); round += 1) {
  readings.push(...(await score(lab)))
  // Interleaved, so that a slow minute of the machine falls on all alike.
  for (const times of values.throttle.split(',').map(Number)) {
    for (const name of times === 1 ? names : names.filter((other) => !NEVER_SLOWED.includes(other))) {
      const from = performance.now()
      const read = await MEASURES[name]!(slowedBy(lab, times))
      readings.push(...read.map(({ line, value }) => ({ line: throttledLine(line, times), value })))
      console.error(`Round ${round}: ${throttledLine(name, times)}, ${Math.round((performance.now() - from) / 1000)} s`)
    }
  }
}
const lines = linesOf(readings)
const [cpu] = cpus()
const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.version}, Chromium ${lab.browser.version()}, headless, ${values.rounds} rounds in ${Math.round((performance.now() - began) / 60_000)} minutes`
const own = scoreOfLines(lines)
console.log(
  `${machine}. Score ${Math.round(own)} ms, ${(own / REFERENCE).toFixed(2)} of the reference: times are held to as many of their budgets.`,
)
console.log(`\n${tableOf(lines)}\n\n${tableOfPeers(lines)}`)
await mkdir('bench/results', { recursive: true })
await writeFile(
  `bench/results/${new Date().toISOString().slice(0, 10)}.json`,
  `${JSON.stringify({ machine, score: own, lines }, null, 2)}\n`,
)
