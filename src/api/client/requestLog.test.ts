/** The record of what was asked in this session. */
import { expect, it, vi } from 'vitest'
import { createRequestLog, type RequestLogEntry } from './requestLog.ts'

const exchange = (id: number): RequestLogEntry => ({
  id,
  endpoint: 'splits',
  path: '/',
  headers: {},
  startedAt: 0,
  milliseconds: 1,
  body: `body ${id}`,
  schemaMismatches: [],
})

it('keeps the newest fifty, newest first, and the bodies of ten', () => {
  const log = createRequestLog()
  for (let count = 0; count < 60; count += 1) log.record(exchange(log.nextId()))
  expect(log.entries()).toHaveLength(50)
  expect(
    log
      .entries()
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual([60, 59, 58])
  expect(
    log
      .entries()
      .filter(({ body }) => body !== undefined)
      .map(({ id }) => id),
  ).toEqual([60, 59, 58, 57, 56, 55, 54, 53, 52, 51])
})

it('keeps of long bodies the newest, and before it as many as make a million characters with it', () => {
  const log = createRequestLog()
  const kept = (): readonly number[] =>
    log
      .entries()
      .filter(({ body }) => body !== undefined)
      .map(({ id }) => id)
  const record = (characters: number) => log.record({ ...exchange(log.nextId()), body: 'a'.repeat(characters) })
  for (let count = 0; count < 4; count += 1) record(400_000)
  expect(kept()).toEqual([4, 3])
  record(2_000_000)
  expect(kept()).toEqual([5])
  record(100)
  expect(kept()).toEqual([6])
})

it('tells those who listen, until they stop, and gives the same list until something is recorded', () => {
  const log = createRequestLog()
  const listener = vi.fn()
  const stop = log.subscribe(listener)
  const before = log.entries()
  expect(log.entries()).toBe(before)
  log.record(exchange(1))
  expect(log.entries()).not.toBe(before)
  stop()
  log.record(exchange(2))
  expect(listener).toHaveBeenCalledTimes(1)
})
