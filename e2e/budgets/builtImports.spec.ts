/** What the built scripts import of each other: WebKit evaluates the entry of a worker once more for a script that imports it. */
import { globSync, readFileSync } from 'node:fs'
import { builtImports, filesOfPages, importsBeforeRun } from './builtImports.ts'
import { expect, test } from '../page.ts'

const named = (pattern: RegExp): readonly string[] =>
  globSync('src/**/*.{ts,tsx}').flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name]) => name!))

/** The names of the modules that the source starts as workers, and of the scripts of packages, which are whole as they are. */
const startedAsWorkers = named(/(\w+)\.ts\?worker&url'/g)
const whole = named(/([\w.-]+\.worker)\.js\?url'/g)
const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.js$/, '')

test('no script imports the entry of a worker, which is a few lines, mostly over a script of its own', () => {
  const { workers, imports } = builtImports('dist', '/')
  expect(workers.map(nameOf).toSorted()).toEqual([...startedAsWorkers, ...whole].toSorted())
  expect(workers).not.toEqual([])
  expect(imports.filter(([, to]) => workers.includes(to))).toEqual([])
  const entries = workers.filter((worker) => !whole.includes(nameOf(worker)))
  expect(entries.filter((worker) => readFileSync(`dist/assets/${worker}`).length > 500)).toEqual([])
})

test('no script needs, before it runs, one that needs it', () => {
  const imports = importsBeforeRun('dist')
  const needs = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const other of imports.get(file) ?? []) if (!found.has(other)) needs(other, found.add(other))
    return found
  }
  expect([...imports.values()].flat().length).toBeGreaterThan(200)
  expect([...imports.keys()].filter((file) => needs(file).has(file))).toEqual([])
})

test('a page asks for a few files of its own: at most 16 for an operation, 37 for what shows all of them', () => {
  const pages = filesOfPages('dist')
  expect(Object.keys(pages).length).toBe(14)
  const most = (page: string): number => (['', 'brief', 'company'].includes(page) ? 37 : 16)
  expect(Object.entries(pages).filter(([page, files]) => files.length > most(page))).toEqual([])
})
