/** The events of loaded rows: each made once however often pages come, and anew where something else makes them. */
import { expect, it, vi } from 'vitest'
import { conferenceCalls } from '../../endpoints/conference-calls/endpoint.ts'
import { eventOfCall } from '../../endpoints/conference-calls/callEvents.ts'
import { DEFAULTS } from '../../settings/preferences.ts'
import { allRows } from '../rows/column.ts'
import { emptyRowStore } from '../rows/spreadRows.ts'
import { ownEvents } from './ownEvents.ts'

const call = (id: string, more: object = {}) => ({
  id,
  date: '2026-11-03',
  start_time: '16:30:00',
  ticker: 'QNTR',
  ...more,
})

function calendar() {
  const store = emptyRowStore(conferenceCalls)
  const eventOf = vi.fn(eventOfCall)
  const makers = { endpoint: conferenceCalls, eventOf, isDemo: false, preferences: DEFAULTS }
  const events = (changes: Partial<typeof makers> = {}, order = allRows(store.size)) =>
    ownEvents({ ...makers, ...changes }, store, store.records() as never, order)
  return { store, eventOf, events }
}

it('are made once of each row, and of the rows that came since', () => {
  const { store, eventOf, events } = calendar()
  store.append([call('a'), call('b')])
  const [first] = events()
  store.append([call('c')])
  expect(events().map(({ id, row }) => [id(), row])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  expect(eventOf).toHaveBeenCalledTimes(3)
  expect(events({}, Uint32Array.of(2, 0)).map(({ id }) => id())).toEqual(['c', 'a'])
  expect(events()[0]).toBe(first)
  expect(eventOf).toHaveBeenCalledTimes(3)
})

it('are made anew for other preferences', () => {
  const { store, eventOf, events } = calendar()
  store.append([call('a')])
  events()
  events({ preferences: { ...DEFAULTS, zone: 'Asia/Tokyo' } })
  expect(eventOf).toHaveBeenCalledTimes(2)
})

it('say what of a record is not as specified', () => {
  const { store, events } = calendar()
  store.append([call('a', { importance: 'high' })])
  expect(events()[0]!.oddities()).toEqual([expect.stringMatching(/^Not as specified: Importance: .+\.$/)])
})
