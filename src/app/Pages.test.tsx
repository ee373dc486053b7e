/** Which page an address leads to, and what a page that cannot be drawn leaves standing. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ConnectionContext } from '../connection/ConnectionContext.tsx'
import { connectionTo } from '../test/connection.ts'
import { PageBoundary } from './notices/PageBoundary.tsx'
import { Pages } from './Pages.tsx'
import { AboutPage } from './pages/AboutPage.tsx'

vi.mock(import('./pages/AboutPage.tsx'), async (original) => ({ AboutPage: vi.fn((await original()).AboutPage) }))

const open = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionContext value={{ connection: connectionTo(), isDirectAllowed: false, useKey: () => undefined }}>
        <MemoryRouter initialEntries={[address]} useTransitions={false}>
          <Link to="/nowhere">Elsewhere</Link>
          <PageBoundary>
            <Suspense>
              <Pages />
            </Suspense>
          </PageBoundary>
        </MemoryRouter>
      </ConnectionContext>
    </QueryClientProvider>,
  )

const heading = async (): Promise<string> => (await screen.findByRole('heading', { level: 1 })).textContent

it.each([
  ['/About/', 'About'],
  ['/company/BRK/Ö', 'Look up a company'],
  ['/about/us', 'Page not found'],
  ['/constructor', 'Page not found'],
])('%s leads to the page “%s”', async (address, title) => {
  open(address)
  expect(await heading()).toContain(title)
})

it('F99 keeps a fault in drawing to its page, and leaves the way to the others', async () => {
  // React reports what a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined)
  const about = vi.mocked(AboutPage)
  about.mockImplementation(() => {
    throw new Error('drawn wrongly')
  })
  open('/about')
  expect((await screen.findByRole('alert')).textContent).toContain('Could not draw this page.')
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await heading()).toBe('Page not found')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0)
  vi.mocked(console.error).mockClear()
})
