import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { worksheetAddress } from '../../explorer/address/worksheetLink.ts'
import { connectionTo } from '../../test/connection.ts'
import { givePopovers } from '../../test/popovers.ts'
import { SqlError } from '../engine/engine.ts'
import { EngineContext } from './EngineContext.ts'
import { SqlPage } from './SqlPage.tsx'
import { partOf, resultOf } from './testing.ts'

const SPLITS = [
  { id: 's1', ticker: 'ACME', ratio: '2:1' },
  { id: 's2', ticker: 'HALO', ratio: '3:1' },
]

function show(address: string, answer: Parameters<typeof partOf>[0], respond = () => Response.json({ splits: SPLITS })) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = vi.fn()
    },
  )
  givePopovers()
  // By which the editor reads a selection in a shadow root where the browser does not tell it.
  Object.assign(document, { execCommand: () => false })
  const asked: string[] = []
  const connection = connectionTo({
    fetch: (request) => {
      asked.push(request.url)
      return Promise.resolve(respond())
    },
  })
  const given = partOf(answer)
  const router = createMemoryRouter(
    [
      { path: '/sql', element: <SqlPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  const shown = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConnectionContext value={{ connection, isDirectAllowed: true, useKey: () => undefined }}>
        <EngineContext value={given.part}>
          <RouterProvider router={router} />
        </EngineContext>
      </ConnectionContext>
    </QueryClientProvider>,
  )
  return { ...given, ...shown, asked, router }
}

const SHEET = worksheetAddress(['/splits?tickers=ACME'], 'select ticker, count(*) as n from splits')
const COUNTS = resultOf({ ticker: 'VARCHAR', n: 'BIGINT' }, [
  ['ACME', 2],
  ['HALO', 1],
])

it('loads the sources of a link, runs its query, and says what the rows are of', async () => {
  const { asked, ran } = show(SHEET, () => COUNTS)
  const result = await screen.findByRole('region', { name: 'Result' })
  expect(await within(result).findByRole('gridcell', { name: 'HALO' })).toBeTruthy()
  expect(result.textContent).toContain('2 rows in 4 ms, of 2 rows of Splits (2 rows · all loaded)')
  expect(asked.length).toBe(1)
  expect(ran).toEqual(['select ticker, count(*) as n from splits'])
})

it('asks for nothing above ten requests until the reader says so', async () => {
  const { asked, ran } = show(
    worksheetAddress(['/splits?v.load=1..40'], 'select 1'),
    () => COUNTS,
    () => Response.json({ splits: [] }),
  )
  expect(await screen.findByText(/Loading takes at most 40 requests/)).toBeTruthy()
  expect([asked.length, ran.length]).toEqual([0, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Load' }))
  await vi.waitFor(() => expect(ran).toEqual(['select 1']), 20_000)
  expect(asked.length).toBeGreaterThan(0)
})

it('requests nothing where a source cannot be read, and takes it away', async () => {
  const { asked, ran, router } = show(worksheetAddress(['/splits', '/nope'], 'select 1'), () => COUNTS)
  expect((await screen.findByRole('alert')).textContent).toBe('It is no page of a dataset.')
  expect(screen.getByText('Nothing was requested: a source cannot be read.')).toBeTruthy()
  expect([asked.length, ran.length]).toEqual([0, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Remove /nope' }))
  expect(new URLSearchParams(router.state.location.search).getAll('from')).toEqual(['/splits'])
  await vi.waitFor(() => expect(ran).toEqual(['select 1']), 20_000)
})

it('tells a mistake with its place, and keeps the engine', async () => {
  const wrong = 'select *\nfrom nowhere'
  const { opened, closed } = show(worksheetAddress([], wrong), () => new SqlError('query', 'Table nowhere does not exist', 14))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The query has a mistake. Line 2, character 6: Table nowhere does not exist',
  )
  expect([opened(), closed()]).toEqual([1, 0])
})

it('stops a query, and runs it again', async () => {
  let isSlow = true
  const { ran } = show(worksheetAddress([], 'select 1'), () => (isSlow ? undefined : COUNTS))
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopped.')).toBeTruthy()
  isSlow = false
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }))
  expect(await screen.findByRole('gridcell', { name: 'HALO' })).toBeTruthy()
  expect(ran.length).toBe(2)
})

it('opens another engine where one ended, and closes it with the page', async () => {
  let isBroken = true
  const { opened, closed, ran, unmount } = show(SHEET, () => (isBroken ? new SqlError('engine', 'The worker ended.') : COUNTS))
  expect((await screen.findByRole('alert')).textContent).toContain('The engine ended. The worker ended.')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Start the engine again' }))
  expect(await screen.findByRole('gridcell', { name: 'HALO' })).toBeTruthy()
  expect([opened(), closed(), ran.length]).toEqual([2, 1, 2])
  unmount()
  expect(closed()).toBe(2)
})

it('keeps the failure of a source beside what the others gave, and asks for it again', async () => {
  let isDown = true
  const { asked } = show(
    SHEET,
    () => COUNTS,
    () => (isDown ? new Response('', { status: 404 }) : Response.json({ splits: SPLITS })),
  )
  await screen.findByRole('gridcell', { name: 'HALO' })
  expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain('of Splits: failed')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /again$/ }))
  await vi.waitFor(() => expect(screen.getByRole('region', { name: 'Result' }).textContent).toContain('2 rows of Splits'), 20_000)
  expect(asked.length).toBe(2)
})

it('has the chart of the address, drawn of the rows shown', async () => {
  const { router } = show(`${SHEET}&chart=bar:ticker:n`, () => COUNTS)
  const chart = await screen.findByRole('img', { name: /^Bars of n by ticker: 2 rows, from ACME: 2 to HALO: 1\./ })
  expect(chart.querySelectorAll('rect').length).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove chart' }))
  expect(router.state.location.search).not.toContain('chart')
  await userEvent.click(screen.getByRole('button', { name: 'Chart' }))
  expect(new URLSearchParams(router.state.location.search).get('chart')).toBe('bar:ticker:n')
})

it('writes a name into the query, which is run as a step that Back undoes, and keeps what was typed on the way back', async () => {
  const { router, ran } = show(worksheetAddress(['/splits'], 'select 1'), () => COUNTS)
  await vi.waitFor(() => expect(ran).toEqual(['select 1']), 20_000)
  const tables = screen.getByRole('region', { name: 'Tables' })
  await userEvent.click(within(tables).getByRole('button', { name: 'splits' }))
  expect(await screen.findByText('Not run yet.')).toBeTruthy()
  await router.navigate('/elsewhere')
  await screen.findByText('Elsewhere')
  await router.navigate(-1)
  expect(await screen.findByText('Not run yet.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Run' }))
  const sql = () => new URLSearchParams(router.state.location.search).get('sql')
  await vi.waitFor(() => expect(ran.at(-1)).toBe(sql()), 20_000)
  expect(sql()).toContain('splits')
  await router.navigate(-1)
  await vi.waitFor(() => expect(ran.at(-1)).toBe('select 1'), 20_000)
})
