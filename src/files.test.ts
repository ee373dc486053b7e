/** What a file looks like wherever it is: how long it may be, what it says first, how it may be named, and how many stand together. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const files = ['src', 'gateway', 'e2e', 'build', 'bench']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: ROOT, exclude: ['**/node_modules/**'] }))
  .toSorted()
const modules = files.filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

it('has no module above 200 lines, and no style sheet above 350', () => {
  const mostOf = (file: string): number => (file.endsWith('.css') ? 350 : 200)
  const long = files
    .map((file) => [file, textOf(file).trimEnd().split('\n').length] as const)
    .filter(([file, lines]) => lines > mostOf(file))
  expect(long).toEqual([])
})

it('has no folder of more than twenty files besides their tests', () => {
  const together = Map.groupBy(
    files.filter((file) => !isTest(file)),
    dirname,
  )
  expect([...together].filter(([, { length }]) => length > 20).map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

it('opens every module with a sentence that says what it is for', () => {
  // Tests are excepted: the names of what they hold say it.
  const silent = modules.filter((file) => !isTest(file) && !/^\/\*\*\s(?:(?!\*\/)[^])+[.?]\s+\*\//.test(textOf(file)))
  expect(silent).toEqual([])
})

it('has no file named after nothing in particular, and no file that only passes others on', () => {
  const vague = /\/(utils?|helpers?|types|manager|constants|common|misc)\.(ts|tsx)$/
  const isBarrel = (file: string): boolean => {
    const statements = textOf(file)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .trim()
    return statements !== '' && statements.split('\n').every((line) => /^export .* from /.test(line))
  }
  expect(modules.filter((file) => vague.test(file) || isBarrel(file))).toEqual([])
})
