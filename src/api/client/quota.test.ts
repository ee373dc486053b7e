import { expect, it } from 'vitest'
import { quotaOf, remainingOf } from './quota.ts'

const recorded = {
  'Content-Type': 'application/json',
  'RateLimit-Limit': '250',
  'RateLimit-Remaining': '249',
  'X-RateLimit-Limit-Minute': '5000',
  'X-RateLimit-Remaining-Minute': '37',
}

it('is what the headers say, and nothing else of the answer', () => {
  expect(quotaOf(new Headers(recorded))).toEqual({
    'ratelimit-limit': '250',
    'ratelimit-remaining': '249',
    'x-ratelimit-limit-minute': '5000',
    'x-ratelimit-remaining-minute': '37',
  })
  expect(quotaOf(new Headers({ 'Content-Type': 'application/json' }))).toBeUndefined()
})

it('has left what the tightest of its times leaves', () => {
  expect(remainingOf(quotaOf(new Headers(recorded)))).toBe(37)
  expect(remainingOf({ 'ratelimit-limit': '250' })).toBeUndefined()
  expect(remainingOf({ 'ratelimit-remaining': 'plenty' })).toBeUndefined()
  expect(remainingOf()).toBeUndefined()
})
