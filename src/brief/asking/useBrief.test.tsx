/** When a brief is drawn: what has come so far every two seconds, and all of it at once with the last answer. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { CASES, rating, RATINGS, serviceOf, SPAN } from './testing.ts'
import { useBrief } from './useBrief.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** What reads a refusal is loaded with the first, which no clock of a test hastens. */
const whole = (brief: () => ReturnType<typeof useBrief>): Promise<void> =>
  vi.waitFor(async () => {
    await pass(100)
    expect(brief().isWhole).toBe(true)
  }, 20_000)

/** The brief of one ticker with a rating; the cases, or what is asked from before it, are answered when they are let go. */
function show(
  casesOf: () => unknown = () => undefined,
  isHeld = ({ pathname }: URL): boolean => pathname === CASES,
  isShort = true,
) {
  const { connection } = serviceOf(({ pathname }) =>
    pathname === RATINGS ? { 'analyst-insights': [rating(1, SPAN.since + 1)] } : pathname === CASES ? casesOf() : undefined,
  )
  const gate = Promise.withResolvers<void>()
  const fetch: typeof connection.fetch = async (request) => {
    if (isHeld(new URL(request.url))) await gate.promise
    return connection.fetch(request)
  }
  const client = new QueryClient()
  const { result } = renderHook(() => useBrief(['HALO'], SPAN.since, isShort), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <ConnectionContext value={{ connection: { ...connection, fetch }, isDirectAllowed: true, useKey: () => undefined }}>
          {children}
        </ConnectionContext>
      </QueryClientProvider>
    ),
  })
  return { brief: () => result.current, letGo: () => gate.resolve() }
}

it('draws nothing that comes in the first two seconds, but how far it is, then what has come, then the rest with the last answer', async () => {
  const { brief, letGo } = show()
  await pass(1900)
  expect([brief().status, brief().answered, brief().companies.length]).toEqual(['running', 0, 0])
  const asks = brief().answers.length
  expect(asks).toBeGreaterThan(5)
  expect(brief().progress).toEqual({ answered: asks - 1, asked: asks })
  await pass(200)
  expect([brief().status, brief().answered, brief().companies.length]).toEqual(['running', asks - 1, 1])
  letGo()
  await pass(100)
  expect([brief().status, brief().answered, brief().isWhole]).toEqual(['idle', asks, true])
})

it('draws the lines together with what is asked besides for them, or after two seconds, and is whole only then', async () => {
  let ratings = 0
  const isEarlier = ({ pathname }: URL): boolean => pathname === RATINGS && (ratings += 1) > 1
  const { brief, letGo } = show(undefined, isEarlier, false)
  await vi.waitFor(async () => {
    await pass(100)
    expect(ratings).toBe(2)
  })
  await pass(100)
  expect([brief().status, brief().isWhole, brief().companies.length]).toEqual(['running', false, 0])
  await pass(2000)
  expect([brief().status, brief().isWhole, brief().companies.length]).toEqual(['running', false, 1])
  letGo()
  await whole(brief)
  expect(brief().companies.length).toBe(1)
})

it('takes a gap away as soon as it is asked again', async () => {
  let isBroken = true
  const { brief, letGo } = show(() => (isBroken ? Response.json({ message: 'Forbidden' }, { status: 403 }) : undefined))
  letGo()
  await whole(brief)
  expect(brief().gaps.length).toBe(1)
  isBroken = false
  act(() => brief().retry())
  expect([brief().status, brief().gaps.length]).toEqual(['running', 0])
  await whole(brief)
  expect(brief().gaps.length).toBe(0)
})
