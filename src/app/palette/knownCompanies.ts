/** The companies that the palette knows: the demo's own, or live those seen in loaded rows and recent addresses; never a guess. */
import type { QueryClient } from '@tanstack/react-query'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { namedTickers } from './namedTickers.ts'
import { navigationContextOf, companyNavigationContext } from '../../explorer/address/navigationContext.ts'
import type { KnownCompany } from '../../explorer/tickers/companies.ts'
import type { Connection } from '../../api/client/connection.ts'
import { recentViews } from '../../settings/recentViews.ts'

/** Rows of one answer that are looked through: the palette must open at once. */
const MOST_ROWS = 500

/** Loaded in the demo only, with the palette. */
export async function demoCompanies(): Promise<readonly KnownCompany[]> {
  const { roster } = await import('../../mock/companies/roster.ts')
  return roster.map(({ ticker, shortName, ending }) => ({ ticker, name: shortName + ending }))
}

export function seenCompanies(
  client: QueryClient,
  endpoints: readonly AnyEndpoint[],
  addresses: readonly string[],
): readonly KnownCompany[] {
  const names = new Map<string, string | undefined>()
  const add = (ticker: string, name?: string): void => void names.set(ticker, names.get(ticker) ?? name)
  for (const { state } of client.getQueryCache().getAll()) {
    const reply = state.data as Partial<{ records: readonly unknown[]; logEntry: { endpoint: string } }> | undefined
    const endpoint = endpoints.find(({ id }) => id === reply?.logEntry?.endpoint)
    if (!endpoint || !Array.isArray(reply?.records)) continue
    for (const record of reply.records.slice(0, MOST_ROWS)) {
      for (const { ticker, name } of namedTickers(endpoint.fields, record)) add(ticker, name)
    }
  }
  for (const address of addresses) {
    const [path = '', query] = address.split('?')
    const endpoint = endpoints.find(({ id }) => path === `/${id}`)
    const search = new URLSearchParams(query)
    const { tickers } = endpoint ? navigationContextOf(endpoint, search) : companyNavigationContext(path, search)
    for (const ticker of tickers) if (!ticker.startsWith('@')) add(ticker)
  }
  return [...names].map(([ticker, name]) => ({ ticker, name })).sort((a, b) => a.ticker.localeCompare(b.ticker))
}

/** All that is known by the connection in force. */
export const knownCompanies = async (
  client: QueryClient,
  { mode }: Connection,
  endpoints: readonly AnyEndpoint[],
): Promise<readonly KnownCompany[]> => (mode === 'demo' ? demoCompanies() : seenCompanies(client, endpoints, recentViews()))
