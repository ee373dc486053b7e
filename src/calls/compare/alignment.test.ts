/** The alignment of two calls, held against pairs of short calls whose outcome was written by hand (`pairs.txt`). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SpokenSentence } from '../sentences/spokenCall.ts'
import { align } from './alignment.ts'
import { boilerplateOf } from './boilerplate.ts'
import { comparable } from './comparable.ts'

interface Case {
  readonly name: string
  readonly others: readonly { readonly sentences: readonly SpokenSentence[]; readonly quarter: string }[]
  readonly before: readonly SpokenSentence[]
  readonly after: readonly SpokenSentence[]
  /** `kept 1 1`, `reworded moved 2 1`, `new 3`, `dropped 4`, `boilerplate 1`: numbers of sentences, from 1. */
  readonly expected: readonly string[]
}

const PARTS = { P: 'prepared', Q: 'questions', '-': undefined } as const
const ROLES = { C: 'company', A: 'asker', O: 'operator', '-': undefined } as const
const KINDS: Readonly<Record<string, string>> = { '=': 'kept', '~': 'reworded', '^': 'kept moved', '~^': 'reworded moved' }

function sentenceOf(line: string): SpokenSentence & { readonly mark: string } {
  const [, mark, part, role, text] = /^(\S+) ([PQ-]) ([CAO-]) (.+)$/.exec(line) ?? []
  if (mark === undefined) throw new Error(`not a line of a call: ${line}`)
  return { mark, text: text!, part: PARTS[part as 'P'], role: ROLES[role as 'C'], passage: '', speaker: undefined }
}

function caseOf(block: string): Case {
  const [name = '', ...lines] = block.trim().split('\n')
  const from = (head: string): number => lines.indexOf(head)
  const others = lines.slice(from('others') + 1, from('before')).map((text, at) => ({
    sentences: text.split(/(?<=\.) /).map((each) => ({ ...sentenceOf('1 P C x'), text: each })),
    quarter: ['Q1 2026', 'Q4 2025'][at]!,
  }))
  const before = lines.slice(from('before') + 1, from('after')).map(sentenceOf)
  const after = lines.slice(from('after') + 1).map(sentenceOf)
  const outcome = after.flatMap(({ mark }, at): string[] => {
    const [, sign, number, isStanding] = /^([=~^]+)(\d)(!?)$/.exec(mark) ?? []
    if (sign === undefined) return [`new ${at + 1}`]
    const a = before.findIndex((each) => each.mark === number) + 1
    return [`${KINDS[sign]} ${a} ${at + 1}`, ...(isStanding ? [`boilerplate ${at + 1}`] : [])]
  })
  const dropped = before.flatMap(({ mark }, at) => (mark === '-' ? [`dropped ${at + 1}`] : []))
  return { name, others: from('others') < 0 ? [] : others, before, after, expected: [...outcome, ...dropped].toSorted() }
}

const text = readFileSync(join(import.meta.dirname, 'pairs.txt'), 'utf8')
const cases = text.split(/^## /m).slice(1).map(caseOf)

function outcomeOf({ others, before, after }: Case): readonly string[] {
  const a = comparable({ sentences: before, quarter: 'Q2 2026' })
  const b = comparable({ sentences: after, quarter: 'Q3 2026' })
  const { pairs, added, dropped } = align(a, b)
  const boilerplate = boilerplateOf([...others.map(comparable), a, b])
  return [
    ...pairs.map(({ a: at, b: bt, kind, isMoved }) => `${kind}${isMoved ? ' moved' : ''} ${at + 1} ${bt + 1}`),
    ...added.map((at) => `new ${at + 1}`),
    ...dropped.map((at) => `dropped ${at + 1}`),
    ...b.keys.flatMap((key, at) => (boilerplate.has(key) ? [`boilerplate ${at + 1}`] : [])),
  ].toSorted()
}

it('reads twenty pairs of calls or more', () => {
  expect(cases.length).toBeGreaterThanOrEqual(20)
})

it.each(cases.filter(({ name }) => !name.startsWith('hard')))('aligns as a reader does: $name', (each) => {
  expect(outcomeOf(each)).toEqual(each.expected)
})

it('finds nearly all that a reader finds, and hardly anything else, in the hard cases too', () => {
  const right = cases.flatMap((each) => outcomeOf(each).filter((found) => each.expected.includes(found))).length
  const found = cases.flatMap(outcomeOf).length
  const wanted = cases.flatMap(({ expected }) => expected).length
  expect(wanted).toBeGreaterThanOrEqual(90)
  // Measured: 87 of 90 either way. Neither may fall.
  expect(right / found).toBeGreaterThanOrEqual(0.966)
  expect(right / wanted).toBeGreaterThanOrEqual(0.966)
})
