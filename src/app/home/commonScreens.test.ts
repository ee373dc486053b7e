/** The recipes and the tour: legal addresses all, and in the demo each finds something. */
import { expect, it } from 'vitest'
import { fetchPage } from '../../api/client/client.ts'
import { withoutWatchlists } from '../../api/endpoint/watchlistEntries.ts'
import { endpoints } from '../../endpoints/index.ts'
import { readAddress } from '../../explorer/address/address.ts'
import { FULL_KEY } from '../../mock/keys.ts'
import { connectionTo } from '../../test/connection.ts'
import { useServer } from '../../test/server.ts'
import { commonScreens } from './commonScreens.ts'
import { tourFor } from '../pages/tour.ts'

useServer()

const connection = {
  ...connectionTo({ key: FULL_KEY, fetch: (request) => fetch(request) }),
  mode: 'demo' as const,
  today: '2026-11-20',
}
const recipes = commonScreens(connection)
const addresses = [...recipes, ...tourFor(connection)].map(({ to }) => to)
const queries = [...new Set(addresses)].filter((to) => endpoints.some(({ id }) => to.split('?')[0] === `/${id}`))

it('are at least eight questions, and a tour', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(8)
  expect(queries.length).toBeGreaterThanOrEqual(8)
  expect(new Set(recipes.map(({ to }) => to)).size).toBe(recipes.length)
})

it.each(queries)('finds rows at %s', async (to) => {
  const [path, query] = to.split('?')
  const endpoint = endpoints.find(({ id }) => path === `/${id}`)!
  const { faults, missing, unknown, reading } = readAddress(
    endpoint,
    new URLSearchParams(query),
    [...new URLSearchParams(query).keys()].filter((name) => name.startsWith('v.')),
  )
  expect([faults, missing, unknown]).toEqual([[], [], []])
  const { records } = await fetchPage(endpoint, withoutWatchlists(endpoint.params, reading.values), connection)
  expect(records.length).toBeGreaterThan(0)
})
