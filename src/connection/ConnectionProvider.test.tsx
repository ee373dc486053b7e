/** A typed key: held in memory alone, and with another nothing stays of what the first was allowed to see. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fetchPage, listQuery } from '../api/client/client.ts'
import { Failure } from '../api/client/failure.ts'
import { splits } from '../endpoints/splits/endpoint.ts'
import { useConnectionState } from './ConnectionContext.tsx'
import { ConnectionProvider } from './ConnectionProvider.tsx'
import { until } from '../test/until.ts'

const FIRST = 'first-key-0001'
const SECOND = 'second-key-0002'

function start(fetch: (request: Request) => Promise<Response>) {
  const queryClient = new QueryClient()
  const deployment = { mode: 'live', baseUrl: 'https://service.test', title: 'Tearsheet', direct: true } as const
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ConnectionProvider deployment={deployment} fetch={fetch}>
          {children}
        </ConnectionProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(useConnectionState, { wrapper })
  return { queryClient, now: () => result.current, enter: (key: string) => act(() => result.current.useKey(key)) }
}

const rows = () => Promise.resolve(Response.json({ splits: [{ id: 's1', ticker: 'HALO' }] }))

describe('K7 another key', () => {
  it.each([SECOND, ''])('leaves nothing in cache and record of requests of what the first saw (%j)', async (next) => {
    const { queryClient, now, enter } = start(rows)
    enter(FIRST)
    await queryClient.fetchQuery(listQuery(splits, {}, now().connection))
    const cached = JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
    )
    expect(cached).toContain('HALO')
    expect(cached).not.toContain(FIRST)
    expect(now().connection.log.entries()).toHaveLength(1)
    enter(next)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(now().connection.log.entries()).toEqual([])
  })

  it('calls off what is still asked for with the first, whose late answer is recorded nowhere', async () => {
    const asked: Request[] = []
    const { now, enter } = start((request) => {
      asked.push(request)
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)))
    })
    enter(FIRST)
    const ended = fetchPage(splits, {}, now().connection).catch((reason: unknown) => reason)
    await until(() => asked.length === 1)
    enter(SECOND)
    expect(await ended).toBeInstanceOf(Failure)
    expect(now().connection.log.entries()).toEqual([])
    expect(asked[0]!.headers.get('authorization')).toBe(`token ${FIRST}`)
  })

  it('keeps the refused request on record, and forgets the key', async () => {
    const { now, enter } = start(() => Promise.resolve(new Response(null, { status: 401 })))
    enter(FIRST)
    await act(() => expect(fetchPage(splits, {}, now().connection)).rejects.toBeInstanceOf(Failure))
    expect(now().connection.key).toBe(undefined)
    expect(now().refusedKeyEnd).toBe('0001')
    expect(now().connection.log.entries()).toHaveLength(1)
  })
})
