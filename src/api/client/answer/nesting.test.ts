import { expect, it } from 'vitest'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { answering, failureOf } from '../../../test/answers.ts'
import { isNestedTooDeep } from './depth.ts'
import { isTooDeep } from './nesting.ts'

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

it('finds what is nested deeper than any record', () => {
  expect([nested(200), nested(201), '{"a":'.repeat(10_000)].map(isTooDeep)).toEqual([false, true, true])
})

it('finds the same in what was read from the text', () => {
  const read = (text: string): boolean => isNestedTooDeep(JSON.parse(text))
  expect([nested(200), nested(201), nested(100_000), `[1,"[",null,{"a":${nested(199)}}]`].map(read)).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect([`[1,{"a":${nested(198)}}]`, '"["', 'null'].map(read)).toEqual([false, false, false])
})

it('counts neither what stands beside it nor brackets in a text', () => {
  expect(isTooDeep(`[${'[],'.repeat(500)}[]]`)).toBe(false)
  expect(isTooDeep(JSON.stringify(['['.repeat(500), '\\"['.repeat(500), '\\', '['.repeat(500)]))).toBe(false)
  expect(isTooDeep(`${JSON.stringify(['\\', '\\\\'])}${nested(201)}`)).toBe(true)
  expect(isTooDeep('"never ended [')).toBe(false)
})

it('makes an answer nested 10,000 deep a failure, whatever its status', async () => {
  const body = `{"splits":[{"id":"1","extra":${nested(10_000)}}]}`
  expect((await failureOf(splits, answering(body))).kind).toBe('too-deep')
  expect((await failureOf(splits, answering(body, { status: 400 }))).kind).toBe('rejected')
})
