/** What a company's page makes of rows of one id: each event opens its own record. */
import { expect, it } from 'vitest'
import { fetchPage } from '../api/client/client.ts'
import { Failure } from '../api/client/failure.ts'
import { splits } from '../endpoints/splits/endpoint.ts'
import { splitsOfCompany } from '../endpoints/splits/companyView.ts'
import { connectionTo } from '../test/connection.ts'
import { readingOf } from './reading.ts'

it('tells events of one id apart by what their records say, and takes an exact repeat once', async () => {
  const split = { id: 's1', ticker: 'HALO', date_ex: '2026-08-05', ratio: '2:1' }
  const sent = [split, { ...split, ratio: '3:1' }, { ...split }]
  const connection = connectionTo({ fetch: () => Promise.resolve(Response.json({ splits: sent })) })
  const reading = readingOf(splitsOfCompany, await fetchPage(splits, {}, connection), 'HALO')
  if (reading instanceof Failure) throw reading
  const opened = reading.events.map(({ id }) => reading.sentRecord(id)?.ratio)
  expect(opened).toEqual(['2:1', '3:1'])
  expect(reading.sentRecord('s9')).toBeUndefined()
})
