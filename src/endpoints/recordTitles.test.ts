/** What the open record is titled: in every dataset the thing that happened, and its plain name where it does not say. */
import { expect, it } from 'vitest'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import { recordTitle } from '../explorer/record/recordSummary.ts'
import { fetchPage } from '../api/client/client.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { connectionTo } from '../test/connection.ts'
import { useServer } from '../test/server.ts'
import { named } from '../test/faults/oddRecords.ts'
import { titleOfAnalyst } from './analysts/recordView.ts'
import { titleOfCase } from './bulls-bears/recordView.ts'
import { titleOfCall } from './conference-calls/recordView.ts'
import { endpoints } from './index.ts'
import { titleOfLogo } from './logos/recordView.ts'
import { titleOfDay } from './price-ratios/recordView.ts'
import { recordViewOf } from './recordViews.ts'
import { titleOfSplit } from './splits/recordView.ts'

useServer()

const titleOf = async (endpoint: AnyEndpoint) => (await recordViewOf(endpoint)).titleOf

it('says who has which record of an analyst', () => {
  const analyst = { name_full: 'Petra Thiam', firm_name: 'Halden & Marsh' }
  const ratings_accuracy = { overall_success_rate: '61.42', total_ratings: 148 }
  expect(titleOfAnalyst({ ...analyst, ratings_accuracy })).toBe('Petra Thiam, Halden & Marsh: 61% hit rate over 148 ratings')
  expect(titleOfAnalyst({ ...analyst, ratings_accuracy: null })).toBe('Petra Thiam, Halden & Marsh')
  expect(titleOfAnalyst({ ratings_accuracy })).toBeUndefined()
})

it('says of which quarter a call is, as far as the record does', () => {
  const call = { name: 'Halcyon Optics, Inc.', date: '2026-12-03', start_time: '08:30:00' }
  const webcast_url = 'https://investors.halo.example.test/events/q3-2026'
  expect(titleOfCall({ ...call, webcast_url })).toBe('Halcyon Optics, Inc.: Q3 2026 call, 3 Dec 2026, 08:30')
  expect(titleOfCall({ ...call, notes: 'Reports FY 2026 results.' })).toBe(
    'Halcyon Optics, Inc.: FY 2026 call, 3 Dec 2026, 08:30',
  )
  expect(titleOfCall({ ...call, webcast_url: 'https://example.test/seq3-20261' })).toContain('conference call')
  expect(titleOfCall({ ticker: 'HALO' })).toBe('HALO: conference call')
  expect(titleOfCall({ date: '2026-12-03' })).toBeUndefined()
})

it('says at what ratio a share is split, and when', () => {
  const split = { name: 'Acme Anvil Works', date_ex: '2026-11-24' }
  expect(titleOfSplit({ ...split, ratio: '2:1' })).toBe('Acme Anvil Works: 2-for-1 split, ex-date 24 Nov 2026')
  expect(titleOfSplit({ ...split, ratio: '1:20' })).toBe('Acme Anvil Works: 1-for-20 reverse split, ex-date 24 Nov 2026')
  expect(titleOfSplit({ ...split, ratio: 'two' })).toBe('Acme Anvil Works: split, ratio “two”, ex-date 24 Nov 2026')
  expect(titleOfSplit({ ratio: '2:1' })).toBeUndefined()
})

it('says what a share cost, whose case it is, and how many logos there are', () => {
  const day = { symbol: 'HALO', date: 'Nov 20, 2026' }
  expect(titleOfDay({ ...day, close: 53.3, price_to_earnings_ratio_ttm: 9.928 })).toMatch(
    /^HALO.*: close 53\.30, P\/E \(TTM\) 9\.93$/,
  )
  expect(titleOfDay(day)).toBeUndefined()
  expect(titleOfCase({ ticker: 'HALO', updated: 1_793_836_800 })).toBe('HALO: bull and bear case of 5 Nov 2026')
  const files = { logo_light: 'https://example.test/a.png' }
  const securities = [{ symbol: 'HALO', name: 'Halcyon Optics, Inc.' }]
  expect(titleOfLogo({ search_key: 'HALO', files, securities })).toBe('Halcyon Optics, Inc. (HALO): 1 logo file')
})

const connection = { ...connectionTo({ key: FULL_KEY, fetch: (request) => fetch(request) }), today: '2026-11-20' }

it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'heads each record of %s with words to read',
  async (_, endpoint) => {
    const tickers = endpoint.tickersBy?.key ?? 'tickers'
    const values = {
      ...(tickers in endpoint.params ? { [tickers]: ['HALO'], ...endpoint.tickersBy?.with } : {}),
      ...endpoint.dayDefaults?.({}, '2026-11-20'),
    }
    const { records } = await fetchPage(endpoint, values as never, connection)
    expect(records.length).toBeGreaterThan(0)
    const ownTitleOf = await titleOf(endpoint)
    for (const record of records.slice(0, 20)) {
      const title = recordTitle(endpoint, record as RecordOf<AnyEndpoint>, ownTitleOf)
      expect(title).toMatch(ownTitleOf ? /\w+ \w+/ : /\w/)
      expect(title).not.toMatch(/undefined|null|NaN|\*\*|\[object/)
    }
  },
)

it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'falls back on the name of a bare record of %s',
  async (_, endpoint) => {
    expect(recordTitle(endpoint, named(endpoint, {}) as RecordOf<AnyEndpoint>, await titleOf(endpoint))).not.toBe('')
  },
)
