import { expect, it } from 'vitest'
import { createRateLimit } from './rate.ts'

function limitAt(perSecond: number) {
  const clock = { now: 0 }
  return { clock, wait: createRateLimit({ burst: 2, perSecond }, () => clock.now) }
}

it('lets a burst through and then says how long to wait', () => {
  const { wait } = limitAt(0.2)
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 5])
})

it('gives back what time earns, never more than a burst', () => {
  const { clock, wait } = limitAt(1)
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 1])
  clock.now = 1000
  expect([wait('a'), wait('a')]).toEqual([0, 1])
  clock.now = 60_000
  expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 1])
})

it('counts each client for itself', () => {
  const { wait } = limitAt(1)
  expect([wait('a'), wait('a'), wait('a'), wait('b')]).toEqual([0, 0, 1, 0])
})

it('remembers a busy client among many that went away', () => {
  const { clock, wait } = limitAt(0.001)
  for (let client = 0; client < 1000; client++) wait(`gone ${client}`)
  clock.now = 2_000_000
  expect([wait('busy'), wait('busy'), wait('busy')]).toEqual([0, 0, 1000])
  expect([wait('new'), wait('busy')]).toEqual([0, 1000])
})
