import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnswerCache, type KeptAnswer } from './answerCache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const megabytes = (count: number) => (): KeptAnswer => ({ headers: {}, body: new Uint8Array(count * 1024 * 1024) })

it('gives an answer for as long as it was told, with its age in whole seconds', async () => {
  const cache = createAnswerCache(10)
  cache.keep('a', megabytes(1))
  vi.advanceTimersByTime(9999)
  expect((await cache.find('a'))?.headers.get('age')).toBe('9')
  vi.advanceTimersByTime(2)
  expect(await cache.find('a')).toBeUndefined()
})

it('keeps 64 MB at most: the longest unasked goes first', async () => {
  const cache = createAnswerCache(10)
  for (const name of ['a', 'b', 'c']) cache.keep(name, megabytes(21))
  await cache.find('a')
  cache.keep('d', megabytes(21))
  const found = await Promise.all(['a', 'b', 'c', 'd'].map((name) => cache.find(name)))
  expect(found.map((answer) => answer !== undefined)).toEqual([true, false, true, true])
})

it('keeps nothing at nought seconds', async () => {
  const cache = createAnswerCache(0)
  cache.keep('a', megabytes(1))
  expect(await cache.find('a')).toBeUndefined()
})
