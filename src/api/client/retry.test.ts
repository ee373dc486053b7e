import { describe, expect, it } from 'vitest'
import type { RequestLogEntry } from './requestLog.ts'
import { Failure, type FailureKind } from './failure.ts'
import { backOff, createRetryPolicy, momentAllowed } from './retry.ts'

const NOW = Date.parse('2026-11-20T14:00:00Z')
const status = (code: number): RequestLogEntry => ({
  id: 1,
  endpoint: 'splits',
  path: '/',
  headers: {},
  startedAt: 0,
  milliseconds: 1,
  schemaMismatches: [],
  status: code,
})

/** How often a request that always fails this way is made again by itself. */
function furtherAttempts(failure: Failure): number {
  const retries = createRetryPolicy(() => NOW)
  let failures = 0
  while (retries.tryAcquire('splits', failures, failure)) failures += 1
  return failures
}

describe('what is tried again', () => {
  it.each<[string, FailureKind, number]>([
    ['F70, F71, F83 no connection', 'unreachable', 2],
    ['F73 no connection from the browser itself', 'unreachable-directly', 0],
    ['F13, F79 no answer in time', 'timed-out', 2],
    ['F20 a limit without its end', 'limited', 2],
    ['F26 502, 503, 504', 'unavailable', 2],
    ['F34, F36 an answer cut off', 'cut-off', 2],
    ['F80 an answer that stalls', 'stalled', 1],
    ['an answer that ends in the middle', 'ends-early', 1],
    ['F42 an answer packed otherwise than it says', 'badly-packed', 1],
    ['a fault of ours', 'broken-here', 0],
    ['a firewall', 'refused-on-the-way', 0],
    ['an unknown refusal', 'refused', 0],
    ['F81 an answer too slow', 'too-slow', 0],
    ['F41 an answer too large', 'too-large', 0],
    ['F1 filters that are rejected', 'rejected', 0],
    ['F3 a missing key', 'key-missing', 0],
    ['F4 a refused key', 'key-refused', 0],
    ['F5 a refused key of the gateway', 'gateway-key-refused', 0],
    ['F6 a sign-in', 'signed-out', 0],
    ['F8 a plan', 'not-entitled', 0],
    ['F11 a refused method', 'method-refused', 0],
    ['F12 a format not offered', 'not-offered', 0],
    ['F16 too many values', 'too-many-values', 0],
    ['F29 a redirect', 'redirected', 0],
    ['F32 a web page', 'web-page', 0],
    ['F43 an unexpected shape', 'unexpected-shape', 0],
    ['F48 a failure that is reported', 'reported', 0],
  ])('%s', (_, kind, times) => {
    expect(furtherAttempts(new Failure(kind))).toBe(times)
  })

  it('F24 a 500 once, another of its kind never', () => {
    expect(furtherAttempts(new Failure('service-error', status(500)))).toBe(1)
    expect(furtherAttempts(new Failure('service-error', status(501)))).toBe(0)
    expect(furtherAttempts(new Failure('service-error', status(502)))).toBe(0)
  })

  it('F18 a limit once, when its end is near', () => {
    expect(furtherAttempts(new Failure('limited', status(429), {}, NOW + 7000))).toBe(1)
    expect(furtherAttempts(new Failure('limited', status(429), {}, NOW + 30_000))).toBe(1)
  })

  it('F19 nothing, when the end is far', () => {
    expect(furtherAttempts(new Failure('limited', status(429), {}, NOW + 30_001))).toBe(0)
    expect(furtherAttempts(new Failure('unavailable', status(503), {}, NOW + 600_000))).toBe(0)
  })

  it('nothing that is no failure of asking', () => {
    expect(createRetryPolicy().tryAcquire('splits', 0, new TypeError('a fault of ours'))).toBe(false)
  })
})

describe('the pause before', () => {
  it('is anything up to half a second, doubled with each failure, and eight seconds at most', () => {
    expect([0, 1, 2, 3, 4, 9].map((failures) => backOff(failures, () => 1))).toEqual([500, 1000, 2000, 4000, 8000, 8000])
    expect(backOff(3, () => 0)).toBe(0)
    expect(backOff(3, () => 0.25)).toBe(1000)
  })

  it('lasts until the service allows it, where it says when', () => {
    const retries = createRetryPolicy(
      () => NOW,
      () => 1,
    )
    expect(retries.delay(0, new Failure('limited', undefined, {}, NOW + 7000))).toBe(7000)
    expect(retries.delay(0, new Failure('limited', undefined, {}, NOW - 1))).toBe(0)
    expect(retries.delay(1, new Failure('limited'))).toBe(1000)
  })

  it('F22 holds every request back while the service limits this reader, and none for a limit that is far', () => {
    const retries = createRetryPolicy(() => NOW)
    retries.failed('splits', new Failure('limited', undefined, {}, NOW + 600_000))
    expect(retries.pausedUntil()).toBe(0)
    retries.failed('splits', new Failure('limited', undefined, {}, NOW + 7000))
    expect(retries.pausedUntil()).toBe(NOW + 7000)
  })
})

describe('the budget', () => {
  it('is three in a minute, and a tenth of the requests where those are many', () => {
    let now = NOW
    const retries = createRetryPolicy(() => now)
    const take = (count: number) =>
      Array.from({ length: count }, () => retries.tryAcquire('splits', 0, new Failure('unavailable')))
    expect(take(5)).toEqual([true, true, true, false, false])
    for (let sent = 0; sent < 50; sent += 1) retries.sent()
    expect(take(4)).toEqual([true, true, false, false])
    now += 60_001
    expect(take(4)).toEqual([true, true, true, false])
  })

  it('is not taken by what waits for a limit until the time that the service names', () => {
    const retries = createRetryPolicy(() => NOW)
    const take = (failure: Failure) => retries.tryAcquire('splits', 0, failure)
    const limited = () => new Failure('limited', undefined, {}, NOW + 1000)
    expect(Array.from({ length: 9 }, () => take(limited()))).toEqual(Array.from({ length: 9 }, () => true))
    expect(Array.from({ length: 4 }, () => take(new Failure('unavailable')))).toEqual([true, true, true, false])
    expect(take(limited())).toBe(true)
  })

  it('is spent after five failures of one operation in a row, until it answers', () => {
    const retries = createRetryPolicy(() => NOW)
    const failure = new Failure('unavailable')
    for (let failures = 0; failures < 4; failures += 1) retries.failed('splits', failure)
    expect(retries.tryAcquire('splits', 0, failure)).toBe(true)
    retries.failed('splits', failure)
    expect(retries.tryAcquire('splits', 0, failure)).toBe(false)
    expect(retries.tryAcquire('news', 0, failure)).toBe(true)
    retries.answered('splits')
    expect(retries.tryAcquire('splits', 0, failure)).toBe(true)
  })
})

describe('Retry-After', () => {
  const allowed = (headers: Record<string, string>) => {
    const moment = momentAllowed(new Headers(headers), NOW)
    return moment === undefined ? undefined : moment - NOW
  }

  it('is read as seconds', () => {
    expect(allowed({ 'retry-after': '7' })).toBe(7000)
    expect(allowed({ 'retry-after': ' 0 ' })).toBe(0)
  })

  it('F91 is read as a date, measured by the clock of whoever sent it', () => {
    const wrongClock = { date: 'Thu, 19 Nov 2026 09:10:00 GMT', 'retry-after': 'Thu, 19 Nov 2026 09:20:00 GMT' }
    expect(allowed(wrongClock)).toBe(600_000)
    expect(allowed({ 'retry-after': 'Fri, 20 Nov 2026 14:00:20 GMT' })).toBe(20_000)
    expect(allowed({ 'retry-after': 'Fri, 20 Nov 2026 13:00:00 GMT' })).toBe(0)
  })

  it.each(['', '-5', '1.5', 'soon', '2026-11-20', '99999999999999999999', 'Fri, 99 Nov 2026'])('is passed over as %j', (text) => {
    expect(allowed({ 'retry-after': text })).toBeUndefined()
  })
})
