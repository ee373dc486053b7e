/** What source and tests cite is in the repository: codes of faults and probes, sections of the specification and of the wire format. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const code = globSync(['{src,gateway,e2e,bench,build}/**/*.{ts,tsx,css,mjs}'], {
  cwd: ROOT,
  exclude: (file) => /node_modules/.test(file),
}).toSorted()

/** Everything in the code that matches, with the first file that holds it; the pattern's first group is what is cited. */
function citationsOf(pattern: RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of code)
    for (const [, cited = ''] of textOf(file).matchAll(pattern)) if (!found.has(cited)) found.set(cited, file)
  return found
}

const unresolved = (cited: ReadonlyMap<string, string>, known: ReadonlySet<string>): readonly string[] =>
  [...cited].filter(([what]) => !known.has(what)).map(([what, file]) => `${what} in ${file}`)

it('has a row in docs/resilience.md for every code of a fault, an address, a threat or a probe', () => {
  const rows = new Set(Array.from(textOf('docs/resilience.md').matchAll(/^\| ([DFKPUX]\d+) \|/gm), ([, name]) => name!))
  // "Shift+F10" is a key of the keyboard.
  const cited = citationsOf(/(?<!Shift\+|=== ')\b([DFKPUX]\d{1,3})\b/g)
  expect(cited.size).toBeGreaterThan(150)
  expect(unresolved(cited, rows)).toEqual([])
})

it('has every cited section of docs/wire-format.md', () => {
  const sections = new Set(
    Array.from(textOf('docs/wire-format.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm), ([, name]) => name!),
  )
  const cited = citationsOf(/wire-format,? (?:section )?(\d+(?:\.\d+)?)/g)
  expect(cited.size).toBeGreaterThan(5)
  expect(unresolved(cited, sections)).toEqual([])
})

it('has every cited section of the specification', () => {
  const sections = new Set(
    Array.from(textOf('src/endpoints/specification.md').matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm), ([, name]) => name!),
  )
  const cited = citationsOf(/(?<!wire-format |RFC 5545,? )§(\d+(?:\.\d+)?)/g)
  expect(cited.size).toBeGreaterThan(20)
  expect(unresolved(cited, sections)).toEqual([])
})

it('names documents of docs/ that are there', () => {
  const cited = citationsOf(/\b(docs\/[\w-]+\.md)\b/g)
  expect(unresolved(cited, new Set(globSync('docs/*.md', { cwd: ROOT })))).toEqual([])
})

it('says of files of the repository where they are', () => {
  const pages = ['CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })]
  const named = pages.flatMap((page) =>
    Array.from(textOf(page).matchAll(/`((?:src|gateway|e2e|bench|build|docs)\/[\w./-]+)`/g), ([, file]) => `${page}: ${file}`),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((one) => !existsSync(join(ROOT, one.split(': ')[1]!)))).toEqual([])
})
