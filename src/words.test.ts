/** Reads every text of the sources that may reach the screen, and finds none of the words that went from it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { goneIn } from './test/goneWords.ts'

const ROOT = join(import.meta.dirname, '..')

/** What the market of the demo says is the data's, and no word of the app. */
const isRead = (file: string): boolean =>
  !/\.test\.tsx?$|\/testing\.ts$|(?:^|\/)mock\w*\.ts$/.test(file) && !/^src\/(?:test|mock|demo)\//.test(file)

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(isRead)

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A text in quotes, between elements, or with `{}` for each of its values; not the name of a module. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === 'TemplateLiteral') return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}')
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : undefined
}

function textsIn(file: string): readonly string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (!isNode(node) || node['type'] === 'ImportDeclaration') return
    const text = textOf(node)?.trim()
    if (text) texts.push(text)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(join(ROOT, file), 'utf8')).program)
  return texts
}

it('reads what stands on the screen', () => {
  const texts = new Set(files.flatMap(textsIn))
  expect(texts.size).toBeGreaterThan(1500)
  const known = ['Show changes vs previous edition', 'Corrections', 'Ignored: {}', 'Copy quote']
  expect(known.filter((text) => !texts.has(text))).toEqual([])
})

it('has none of the words that went', () => {
  const found = files.flatMap((file) => textsIn(file).flatMap((text) => goneIn(text).map((words) => `${file}: ${words}`)))
  expect(found).toEqual([])
})

it('has numbers written in one place', () => {
  const writers = files.filter((file) => /toLocaleString|Intl\.NumberFormat\(/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(writers).toEqual(['src/lib/numbers/numberFormat.ts'])
})

it('would find them wherever they stood, and within other words', () => {
  expect(goneIn('There is no such\n  day.')).toEqual([
    '“There is no such day” (say: Invalid date; Choose 0 to 5; Page not found)',
  ])
  expect(goneIn('across all operations')).toHaveLength(1)
  expect(goneIn('up 19.2 %')).toHaveLength(1)
  expect(goneIn('Rows per page, 19.2%')).toEqual([])
})
