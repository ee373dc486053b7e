/** What is loaded about the company of a record: counted from the answers there are, each record once. */
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { relatedCounts } from './relatedCounts.ts'

const subject = { ticker: 'HALO', from: '2026-11-01', to: '2026-11-15' }
const reply = (endpoint: string, records: readonly object[]) => ({ records, logEntry: { endpoint } })
const split = (id: string, ticker: string, date_ex: string) => ({ id, ticker, date_ex })

it('counts what is of the ticker and the days, and a record of two answers once', () => {
  const client = new QueryClient()
  const wanted = [split('1', 'HALO', '2026-11-01'), split('2', 'HALO', '2026-11-15')]
  const others = [split('3', 'HALO', '2026-11-16'), split('4', 'QNTR', '2026-11-02'), split('5', 'HALO', '')]
  client.setQueryData(['first'], reply('splits', [...wanted, ...others]))
  client.setQueryData(['second'], reply('splits', wanted.slice(0, 1)))
  client.setQueryData(
    ['third'],
    reply('news', [{ id: 7, stocks: [{ name: 'HALO' }], created: 'Mon, 02 Nov 2026 09:00:00 -0500' }]),
  )
  client.setQueryData(['something else'], { total: 3 })
  expect(relatedCounts(client, endpoints, subject)).toEqual(
    new Map([
      ['splits', 2],
      ['news', 1],
    ]),
  )
})

it('has no count for what was not asked for, not even zero', () => {
  const client = new QueryClient()
  client.setQueryData(['first'], reply('splits', [split('1', 'QNTR', '2026-11-01')]))
  expect(relatedCounts(client, endpoints, subject).size).toBe(0)
})
