/** Rewriting an address into its one spelling: the page stays the page, and every value stays. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { endpoints } from '../../endpoints/index.ts'
import { addressOf } from '../../test/operations.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { readAddress } from './address.ts'

const answer = (): Promise<Response> => Promise.resolve(Response.json([]))

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  it('is rewritten in its own place, and keeps the place within the page', async () => {
    const query = new URLSearchParams(addressOf(endpoint).split('?')[1])
    const [key, value] =
      'page' in endpoint.params ? ['page', ' 2'] : ['tickers' in endpoint.params ? 'tickers' : 'search_keys', 'a ']
    query.set(key, value)
    const { address, router } = renderPage(`/${id}?${query}#words`, { fetch: answer })
    query.set(key, value.trim().toUpperCase())
    await waitFor(() => expect(address()).toBe(`/${id}?${query}`))
    expect(router.state.location.hash).toBe('#words')
    expect((await screen.findAllByRole('note')).map((note) => note.textContent).join()).toContain(': read “')
  })
})

const listsOf = ({ params }: AnyEndpoint): readonly string[] =>
  Object.keys(params).filter((key) => ['tokens', 'choices'].includes(params[key].control))

describe.each(endpoints.filter((endpoint) => listsOf(endpoint).length > 0).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (id, endpoint) => {
    it('keeps a list of nothing as it is, where it is, and asks nothing', async () => {
      const lists = listsOf(endpoint)
      for (const key of lists) {
        const { reading, faults } = readAddress(endpoint, new URLSearchParams({ [key]: ',,,' }))
        expect([reading.normalised, faults.map((fault) => fault.key)]).toEqual([[], [key]])
      }
      const [first] = lists
      const { address, requests } = renderPage(`/${id}?${first}=,,,`, { fetch: answer })
      await screen.findByText('1 filter needs attention; nothing was requested.')
      expect([address(), requests]).toEqual([`/${id}?${first}=,,,`, []])
    })
  },
)
