/** An explorer page in a document without layout: its own router, cache and connection, and a list of what it asked. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { Connection } from '../api/client/connection.ts'
import { ConnectionContext } from '../connection/ConnectionContext.tsx'
import { CompanyPage } from '../company/CompanyPage.tsx'
import { endpoints } from '../endpoints/index.ts'
import { ExplorerPage } from '../explorer/ExplorerPage.tsx'
import { JoinSourceContext } from '../explorer/join/prices/JoinSource.ts'
import { OperationsContext } from '../explorer/OperationsContext.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { connectionTo } from './connection.ts'
import { givePopovers } from './popovers.ts'

/** As the app gives it. */
export const fetchJoinSource = async () => (await import('../endpoints/price-ratios/joinSource.ts')).joinSource

/** jsdom lays nothing out: every element has room for a few rows and all columns, and every screen is wide. */
function giveSize(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(90)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(4000)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  Element.prototype.scrollIntoView = vi.fn()
  givePopovers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
}

/**
 * Shows the page of an address such as `/splits?tickers=HALO`, each operation by the plain page, or that of a company. `Own` is
 * the page of the operation itself.
 */
export function renderPage(address: string, given: Partial<Connection> = {}, Own?: ComponentType) {
  giveSize()
  const requests: Request[] = []
  const connection = connectionTo({
    key: FULL_KEY,
    ...given,
    fetch: (request) => {
      requests.push(request)
      return given.fetch ? given.fetch(request) : fetch(request)
    },
  })
  const routes = endpoints.map((endpoint) => ({
    path: `/${endpoint.id}`,
    element: Own ? <Own key={endpoint.id} /> : <ExplorerPage key={endpoint.id} endpoint={endpoint} />,
  }))
  const company = { path: '/company/*', element: <CompanyPage /> }
  const router = createMemoryRouter([...routes, company], { initialEntries: [address] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ connection, isDirectAllowed: true, useKey: () => undefined }}>
        <OperationsContext value={endpoints}>
          <JoinSourceContext value={fetchJoinSource}>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </JoinSourceContext>
        </OperationsContext>
      </ConnectionContext>
    </QueryClientProvider>,
  )
  return {
    router,
    /** Path and query as they stand in the address bar. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    connection,
    /** Every request made, in order. */
    requests,
  }
}
