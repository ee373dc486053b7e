/** When a saved brief is checked: once for all tabs, every fifteen minutes at most, and only while the page is seen. */
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { briefChecks, forgetBriefChecks, noteBriefCheck } from '../../settings/briefChecks.ts'
import { markBrief } from '../../settings/briefMarks.ts'
import { rating, RATINGS, serviceOf, SPAN } from '../asking/testing.ts'
import { BriefNews } from './BriefNews.tsx'

const MINUTE = 60_000
const ADDRESS = `/brief?tickers=HALO&since=${SPAN.since}`
const NAME = `live HALO since ${SPAN.since}`

beforeEach(() => {
  forgetBriefChecks()
  vi.useFakeTimers({ now: Date.parse('2026-11-20T22:00:00Z') })
  return () => vi.useRealTimers()
})

function show(address = ADDRESS) {
  let ratings = 3
  const { connection, asked } = serviceOf(({ pathname }) =>
    pathname === RATINGS
      ? { 'analyst-insights': Array.from({ length: ratings }, (_, row) => rating(row, SPAN.since + row)) }
      : undefined,
  )
  const { unmount } = render(
    <ConnectionContext value={{ connection, isDirectAllowed: true, useKey: () => undefined }}>
      <BriefNews address={address} />
    </ConnectionContext>,
  )
  return { asked, unmount, answerWith: (count: number) => void (ratings = count) }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('says how much is new, and asks again no sooner than in fifteen minutes', async () => {
  const { asked, answerWith } = show()
  expect(screen.getByText('Checking…')).toBeTruthy()
  await pass(1000)
  expect(screen.getByText('3 new').title).toMatch(
    /^Since \d+ Nov 2026, \d\d:\d\d UTC; asked at \d\d:\d\d; without Bull \/ bear case$/,
  )
  expect(asked).toHaveLength(5)
  answerWith(5)
  await pass(14 * MINUTE)
  expect(asked).toHaveLength(5)
  await pass(MINUTE)
  expect(screen.getByText('5 new')).toBeTruthy()
  expect(asked).toHaveLength(10)
})

it('asks nothing while the page is hidden, and at once when it is seen again later', async () => {
  const { asked } = show()
  await pass(1000)
  setHidden(true)
  await pass(60 * MINUTE)
  expect(asked).toHaveLength(5)
  setHidden(false)
  await pass(1000)
  expect(asked).toHaveLength(10)
})

it('asks nothing where another tab, or this page before, asked a moment ago, and shows what that found', async () => {
  noteBriefCheck(NAME, { at: Date.now() - MINUTE, since: SPAN.since, found: { count: 7, isMore: false, missing: [] } })
  const { asked } = show()
  await pass(1000)
  expect(screen.getByText('7 new')).toBeTruthy()
  expect(asked).toEqual([])
})

it('keeps no count over a mark: what it counted was seen', async () => {
  const { asked } = show('/brief?tickers=HALO')
  await pass(1000)
  expect(screen.getByText('3 new')).toBeTruthy()
  act(() => markBrief('live HALO', SPAN.since + 3600))
  expect(screen.queryByText('3 new')).toBe(null)
  await pass(MINUTE)
  expect(asked).toHaveLength(5)
})

it('keeps numbers and titles alone, never a key', async () => {
  show()
  await pass(1000)
  const kept = localStorage.getItem('tearsheet.brief.checks') ?? ''
  expect(JSON.parse(kept)).toEqual(briefChecks())
  expect(kept).not.toContain('test-key')
})
