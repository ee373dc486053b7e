/** The shape of the source tree: which folder may import which, and who may know what. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import type { Field, Fields } from './api/endpoint/fields.ts'
import { endpoints } from './endpoints/index.ts'

const ROOT = join(import.meta.dirname, '..')

/** What a page of the app is made of. */
const PARTS = ['lib', 'analysis', 'api', 'settings', 'seen', 'ui', 'connection']

/** The folders of `src` that the files of each may import, beside their own. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  styles: [],
  analysis: ['lib'],
  api: ['lib'],
  settings: ['lib', 'api'],
  connection: ['lib', 'api'],
  ui: ['lib', 'api', 'settings', 'connection'],
  seen: ['lib', 'api', 'settings'],
  mock: ['lib', 'api'],
  explorer: PARTS,
  endpoints: [...PARTS, 'mock', 'explorer'],
  demo: ['lib', 'api', 'mock', 'endpoints'],
  check: ['lib', 'api'],
  company: ['lib', 'analysis', 'api', 'settings', 'ui', 'connection', 'explorer', 'endpoints'],
  brief: [...PARTS, 'explorer', 'endpoints', 'company'],
  calls: [...PARTS, 'explorer', 'endpoints'],
  sql: [...PARTS, 'explorer', 'endpoints'],
  app: [...PARTS, 'explorer', 'endpoints', 'company', 'brief', 'calls', 'sql', 'mock', 'demo'],
  'main.tsx': ['app', 'connection', 'lib', 'settings', 'styles'],
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\.ts$/.test(file) || file.startsWith('src/test/')
const modules = globSync('{src,gateway,e2e}/**/*.{ts,tsx}', { cwd: ROOT }).toSorted()
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const folderOf = (file: string): string => file.split('/')[1]!
const operationOf = (file: string): string | undefined => /^src\/endpoints\/([^/]+)\//.exec(file)?.[1]

/** The files that a module imports, statically and lazily, as paths from the root. */
const importsOf = (file: string): readonly string[] =>
  Array.from(textOf(file).matchAll(/(?:from|import) ?\(?\s*['"`](\.[^'"`]+)['"`]/g), ([, target]) =>
    relative(ROOT, join(ROOT, dirname(file), target!)),
  )

const source = modules.filter((file) => file.startsWith('src/') && !isTest(file))
/** What knows no operation: all but the operations themselves and the service that is put in their place. */
const beside = source.filter((file) => !/^src\/(endpoints|mock|styles|main)\b/.test(file))

/** Every import of the source tree for which the rule has an objection. */
const broken = (rule: (from: string, to: string) => boolean): readonly string[] =>
  source.flatMap((from) =>
    importsOf(from)
      .filter((to) => rule(from, to))
      .map((to) => `${from} → ${to}`),
  )

it('reads the source tree', () => {
  expect(source.length).toBeGreaterThan(150)
  expect(source.map(folderOf).filter((folder) => MAY_USE[folder] === undefined)).toEqual([])
})

it('keeps imports pointing one way', () => {
  const isWrong = (from: string, to: string): boolean =>
    folderOf(to) !== folderOf(from) && !MAY_USE[folderOf(from)]!.includes(folderOf(to))
  expect(broken(isWrong)).toEqual([])
})

it('keeps the source apart from tests, the gateway and the tools around it', () => {
  expect(broken((_, to) => !to.startsWith('src/') || isTest(to))).toEqual([])
})

it('takes nothing from another operation but its descriptor', () => {
  const isWrong = (from: string, to: string): boolean => {
    const theirs = operationOf(to)
    return operationOf(from) !== undefined && theirs !== undefined && theirs !== operationOf(from) && !to.endsWith('/endpoint.ts')
  }
  expect(broken(isWrong)).toEqual([])
})

/** Every file that is loaded with this one, itself included. */
function closureOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const target of source.includes(file) ? importsOf(file) : []) closureOf(target, seen)
  return seen
}

it('needs nothing but the language for a descriptor, and never the mock service for a page', () => {
  const reach = (files: readonly string[], folders: readonly string[]): readonly string[] =>
    files.flatMap((file) => [...closureOf(file)].filter((to) => !folders.includes(folderOf(to))).map((to) => `${file} → ${to}`))
  const own = source.filter((file) => operationOf(file) !== undefined)
  const descriptors = own.filter((file) => file.endsWith('/endpoint.ts'))
  expect(reach(descriptors, ['lib', 'api', 'endpoints'])).toEqual([])
  const pages = own.filter((file) => file.endsWith('.tsx'))
  expect(reach(pages, [...PARTS, 'explorer', 'endpoints'])).toEqual([])
})

it('knows no operation by name outside its folder', () => {
  const ids = endpoints.map(({ id }) => id).join('|')
  const named = new RegExp(`\\b(?:endpoint|operation)\\.id [!=]==|\\bid [!=]== ['"]\\w|case ['"](?:${ids})['"]`)
  expect(beside.filter((file) => named.test(textOf(file)))).toEqual([])
})

/** Fields whose names are words of the language, of HTML or of the client as well. */
const ORDINARY = new Set(
  'body currency date firm high id image low name open segments size speaker status symbol text ticker title transcripts type'.split(
    ' ',
  ),
)
/** Fields by the file that may name them: it handles what several operations have in common, or leads to one by its address. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  // The listings of a company, in one shape wherever they stand.
  'src/api/endpoint/listings.ts': ['exchange_name', 'mic_code'],
  // The columns of a file of calendar entries.
  'src/explorer/calendar/file/calendarColumns.ts': ['importance'],
  // The filter that seven operations share, by its key in the address.
  'src/check/steps/updated.ts': ['updated'],
  // The unit of what is counted.
  'src/ui/values/numberText.ts': ['shares'],
  // Questions of the start page, each an address of one operation.
  'src/app/home/commonScreens.ts': ['ratings_accuracy', '1y_success_rate'],
}

const fieldNames = (fields: Fields): readonly string[] =>
  Object.entries<Field>(fields).flatMap(([name, field]) => [name, ...(field.fields ? fieldNames(field.fields) : [])])

it('names no field of an operation outside its folder', () => {
  const names = new Set(endpoints.flatMap(({ fields }) => fieldNames(fields)))
  const named = (file: string): readonly string[] => {
    const code = textOf(file).replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
    // In quotes, behind a dot, or as a key; two words tied together are no word of the language.
    const found = Array.from(code.matchAll(/['"`](\w+)['"`]|\b([a-z\d]+_\w+)\b/g), ([, quoted, tied]) => quoted ?? tied!)
    return [...new Set(found)].filter((name) => names.has(name) && !ORDINARY.has(name) && !SHARED[file]?.includes(name))
  }
  const found = beside.flatMap((file) => named(file).map((name) => `${file}: ${name}`))
  expect(found, 'fields named outside their folder (a mere word of the language belongs in ORDINARY)').toEqual([])
})

it('finds modules by their place in the app only, where the table above cannot see it', () => {
  expect(source.filter((file) => textOf(file).includes('import.meta.glob') && folderOf(file) !== 'app')).toEqual([])
})

it('has no circle of files, types included', () => {
  const known = new Set(source)
  const done = new Set<string>()
  const way: string[] = []
  const circles: string[] = []
  const follow = (file: string): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    if (done.has(file) || way.includes(file)) return
    way.push(file)
    for (const target of importsOf(file)) if (known.has(target)) follow(target)
    way.pop()
    done.add(file)
  }
  source.forEach(follow)
  expect(circles).toEqual([])
})

it('hands text to a parser and an address to a worker in one place, which the content policy names', () => {
  const sink =
    /new (?:DOMParser|Worker|SharedWorker|Function)\b|\b(?:inner|outer)HTML =|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|\beval\(|createContextualFragment|srcdoc/i
  expect(source.filter((file) => sink.test(textOf(file)))).toEqual(['src/lib/trustedTypes.ts'])
})

it('has no React in the language of descriptors and in analysis, and none below the page in the mock service', () => {
  const withReact = source.filter(
    (file) => /^src\/(lib|analysis|api|mock)\//.test(file) && /from 'react(?:-dom)?'|\.tsx'/.test(textOf(file)),
  )
  expect(withReact).toEqual([])
})
