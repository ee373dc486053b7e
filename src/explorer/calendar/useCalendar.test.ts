/** What a calendar asks for: the days in sight, unless the address fixes some. */
import { expect, it } from 'vitest'
import { pathOf } from '../../api/client/request.ts'
import { conferenceCalls } from '../../endpoints/conference-calls/endpoint.ts'
import { readAddress } from '../address/address.ts'
import { askedBy, viewOf } from './useCalendar.ts'

/** The request of an address, in readable wire names. */
function requestOf(query: string): string {
  const search = new URLSearchParams(query)
  const view = viewOf(search.get('v.view'), 'week')
  const endpoint = askedBy(conferenceCalls, view, search.get('v.start') ?? undefined)
  const { values } = readAddress(endpoint, search).reading
  return decodeURIComponent(pathOf(endpoint, values, { today: '2026-11-20' })).replace('/api/v2.1/calendar/conference-calls?', '')
}

const days = (from: string, to: string): string => `parameters[date_from]=${from}&parameters[date_to]=${to}`

it.each([
  ['', `${days('2026-11-20', '2026-11-26')}&pagesize=1000`],
  ['v.start=2026-11-27', `${days('2026-11-27', '2026-12-03')}&pagesize=1000`],
  ['v.view=month', `${days('2026-10-26', '2026-12-06')}&pagesize=1000`],
  ['v.view=agenda&tickers=HALO', `parameters[tickers]=HALO&${days('2026-11-20', '2026-12-19')}&pagesize=1000`],
  ['v.view=none', `${days('2026-11-20', '2026-11-26')}&pagesize=1000`],
  ['v.view=table', 'pagesize=100'],
  ['v.view=table&v.start=2026-11-27', 'pagesize=100'],
  ['limit=5', `${days('2026-11-20', '2026-11-26')}&pagesize=5`],
])('asks by “%s” for the days in sight: %s', (query, request) => {
  expect(requestOf(query)).toBe(request)
})

it.each(['week', 'month', 'agenda'])('leaves days that the address fixes as they are: %s', (view) => {
  expect(requestOf(`from=2026-12-01&to=2026-12-31&v.view=${view}&v.start=2027-01-01`)).toBe(
    `${days('2026-12-01', '2026-12-31')}&pagesize=1000`,
  )
  expect(requestOf(`from=0d&to=%2B7d&v.view=${view}`)).toBe(`${days('2026-11-20', '2026-11-27')}&pagesize=1000`)
  expect(requestOf(`date=2026-12-01&v.view=${view}`)).toBe('parameters[date]=2026-12-01&pagesize=1000')
  expect(requestOf(`from=2026-12-01&v.view=${view}`)).toBe('parameters[date_from]=2026-12-01&pagesize=1000')
})
