/** Prints "N passed, N failed" from the reports of the test runs; the argument is the exit status of the whole run. */
import { readFileSync } from 'node:fs'

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // The run ended before these tests did.
  }
}

const unit = readReport('test-results/unit.json')
const newOperation = readReport('test-results/new-operation.json')
const recipes = readReport('test-results/recipes.json')
const browser = readReport('test-results/browser.json')?.stats
const engines = readReport('test-results/engines.json')

const unitRuns = [unit, newOperation, recipes]
const browserRuns = [browser, engines?.stats]
const sum = (counts) => counts.reduce((total, count) => total + (count ?? 0), 0)

const passed = sum([...unitRuns.map((run) => run?.numPassedTests), ...browserRuns.map((run) => run?.expected)])
const failed = sum([...unitRuns.map((run) => run?.numFailedTests), ...browserRuns.map((run) => run?.unexpected)])

for (const name of engines?.config.metadata.notRun ?? []) console.log(`Not run in ${name}, which is not installed.`)

// A failure that no test reports, such as a type error or a file that does not load, still is one.
console.log(`${passed} passed, ${failed === 0 && process.argv[2] !== '0' ? 1 : failed} failed`)
