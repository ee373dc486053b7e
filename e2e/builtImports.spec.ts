/** What the built scripts import of each other: WebKit evaluates the entry of a worker once more for a script that imports it. */
import { globSync, readFileSync } from 'node:fs'
import { builtImports } from './builtImports.ts'
import { expect, test } from './page.ts'

/** The names of the modules that the source starts as workers. */
const startedAsWorkers = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/(\w+)\.ts\?worker&url'/g), ([, name]) => name!),
)

test('no script imports the entry of a worker, which is a few lines over a script of its own', () => {
  const { workers, imports } = builtImports('dist', '/')
  expect(workers.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).toSorted()).toEqual(startedAsWorkers.toSorted())
  expect(workers).not.toEqual([])
  expect(imports.filter(([, to]) => workers.includes(to))).toEqual([])
  expect(workers.filter((worker) => !imports.some(([from]) => from === worker))).toEqual([])
})
