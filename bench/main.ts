/** `npm run bench`: builds, measures in interleaved rounds, prints a table in Markdown and writes the readings beside it. `--rounds 1 --only body,reader` is a quick look. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openLab, type Measure, type Reading } from './lab.ts'
import { answers } from './measures/answers.ts'
import { body } from './measures/body.ts'
import { calls } from './measures/calls.ts'
import { comparedCalls } from './measures/comparedCalls.ts'
import { controls } from './measures/controls.ts'
import { desk } from './measures/desk.ts'
import { firstAnswers, walk } from './measures/demo.ts'
import { joined } from './measures/joined.ts'
import { lighthouse } from './measures/lighthouse.ts'
import { peers } from './measures/peers.ts'
import { reader } from './measures/reader.ts'
import { sizes } from './measures/sizes.ts'
import { linesOf, tableOf, tableOfPeers } from './report.ts'

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
  desk,
  calls,
  comparedCalls,
  lighthouse,
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })
const names = values.only?.split(',') ?? Object.keys(MEASURES)
const unknown = names.filter((name) => !Object.hasOwn(MEASURES, name))
if (unknown.length > 0) throw new Error(`There is no measure ${unknown.join(', ')}: ${Object.keys(MEASURES).join(', ')}.`)

await using lab = await openLab()
const readings: Reading[] = []
for (let round = 1; round <= Number(values.rounds); round += 1) {
  // Interleaved, so that a slow minute of the machine falls on all alike.
  for (const name of names) {
    console.error(`Round ${round}: ${name}`)
    readings.push(...(await MEASURES[name]!(lab)))
  }
}
const lines = linesOf(readings)
const [cpu] = cpus()
const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.version}, Chromium ${lab.browser.version()}, headless, ${values.rounds} rounds`
console.log(`${machine}\n\n${tableOf(lines)}\n\n${tableOfPeers(lines)}`)
await mkdir('bench/results', { recursive: true })
await writeFile(`bench/results/${new Date().toISOString().slice(0, 10)}.json`, `${JSON.stringify({ machine, lines }, null, 2)}\n`)
