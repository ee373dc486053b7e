import { describe, expect, it } from 'vitest'
import type { TranscribedCall } from '../endpoint.ts'
import { quarterOf } from '../text/quarter.ts'
import type { IndexedCall } from './callIndex.ts'
import { neighboursOf } from './companyCalls.ts'

const call = (id: string, quarter: string, day: string, symbol = 'HALO'): TranscribedCall => ({
  call_id: id,
  symbol,
  call_title: `Halcyon Optics ${quarter} Earnings Call`,
  start_time: `${day}T21:00:00Z`,
})
const indexed = (of: TranscribedCall, position: number): IndexedCall => ({
  id: of.call_id ?? '',
  tickers: ['HALO'],
  call: of,
  versions: ['Final'],
  position,
})

const LATEST = call('c3', 'Q3 2026', '2026-11-05')
const BEFORE = call('c2', 'Q2 2026', '2026-08-06')
const FIRST = call('c1', 'Q1 2026', '2026-05-07')
const SEARCH = new URLSearchParams('page=4&v.open=c2&v.find=margin&v.hit=7&v.version=LIVE')

describe('the calls before and after the open one', () => {
  it('are those of the company by their day, whatever the order they were found in', () => {
    const found = [indexed(FIRST, 212), indexed(LATEST, 3), indexed(BEFORE, 101)]
    expect(neighboursOf(BEFORE, [], found, SEARCH, 10)).toEqual({
      before: {
        id: 'c1',
        title: 'Halcyon Optics Q1 2026 Earnings Call',
        short: 'Q1 2026',
        query: '?page=22&v.open=c1&v.find=margin',
      },
      after: { id: 'c3', title: 'Halcyon Optics Q3 2026 Earnings Call', short: 'Q3 2026', query: '?v.open=c3&v.find=margin' },
    })
    expect(neighboursOf(LATEST, [], found, SEARCH, 10).after).toBeUndefined()
  })

  it('are opened on this page where it has them, and are no other company’s', () => {
    const loaded = [LATEST, call('x', 'Q3 2026', '2026-11-01', 'ACME'), BEFORE]
    expect(neighboursOf(BEFORE, loaded, [], SEARCH, 10)).toEqual({
      after: {
        id: 'c3',
        title: 'Halcyon Optics Q3 2026 Earnings Call',
        short: 'Q3 2026',
        query: '?page=4&v.open=c3&v.find=margin',
      },
    })
  })

  it('are none where only the open call is known', () => {
    expect(neighboursOf(BEFORE, [BEFORE], [], SEARCH, 10)).toEqual({})
  })
})

it.each([
  ['Quantor Systems Q3 2026 Earnings Call', 'Q3 2026'],
  ["ACME Q1'27 results", 'Q1 2027'],
  ['ACME Q4 FY26 Earnings', 'Q4 2026'],
  ['Third quarter of fiscal 2025 results', 'Q3 2025'],
  ['H1 2026 results call', 'H1 2026'],
  ['Annual meeting', undefined],
])('the quarter of “%s” is %s', (call_title, quarter) => {
  expect(quarterOf({ call_title })).toBe(quarter)
})
