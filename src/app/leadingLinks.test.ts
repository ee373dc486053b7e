/** Wherever the app leads of its own: to requests that the service answers, with all that it requires. */
import { expect, it } from 'vitest'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint/endpoint.ts'
import { buildRequest } from '../api/client/request.ts'
import { endpoints } from '../endpoints/index.ts'
import { readAddress } from '../explorer/address/address.ts'
import { addressFor } from '../explorer/address/navigationContext.ts'
import { connectionTo } from '../test/connection.ts'
import { breachesOf } from '../test/specifiedRequests.ts'
import { suggestionsFor } from './palette/suggestions.ts'
import { commonScreens } from './home/commonScreens.ts'
import { tourFor } from './pages/tour.ts'

const connection = connectionTo()

const paletteLinks = (text: string): readonly string[] =>
  suggestionsFor(text, {
    endpoints,
    connection,
    companies: [{ ticker: 'HALO', name: undefined }],
    lists: [],
    pages: [],
    saved: [],
    recent: [],
  })
    .flatMap(({ suggestions }) => suggestions)
    .map(({ to }) => to)

const ways: Readonly<Record<string, readonly string[]>> = {
  'start page, related records, other operations': endpoints.map((endpoint) => addressFor(endpoint, { tickers: ['HALO'] })),
  palette: ['HALO', ...endpoints.map(({ command }) => `${command.names[0]} HALO`)].flatMap(paletteLinks),
  'questions of the start page': commonScreens(connection).map(({ to }) => to),
  tour: tourFor(connection).map(({ to }) => to),
}

it.each(Object.entries(ways))('%s', (_, addresses) => {
  const asked = addresses.flatMap((address) => {
    const [path, query] = address.split('?')
    const endpoint = endpoints.find(({ id }) => path === `/${id}`)
    if (!endpoint) return []
    const { faults, missing, reading } = readAddress(endpoint, new URLSearchParams(query))
    expect([address, faults, missing]).toEqual([address, [], []])
    return [buildRequest(endpoint, reading.values as ValuesOf<AnyEndpoint>, connection)]
  })
  expect(asked.flatMap(breachesOf)).toEqual([])
  expect(asked.some(({ url }) => /share-price-ratios.*from=.*&to=/.test(url))).toBe(true)
})
