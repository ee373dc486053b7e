/** Of how many rows an operation's own view is made, and what stands in its place. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import type { Connection } from '../api/client/connection.ts'
import { splits } from '../endpoints/splits/endpoint.ts'
import { renderPage } from '../test/renderPage.tsx'
import { ExplorerPage } from './ExplorerPage.tsx'
import type { ResultsProps, Slots } from './slots.ts'

type Split = typeof splits

/** Pages of a thousand rows without end. */
function pages(request: Request): Promise<Response> {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
  const rows = Array.from({ length: 1000 }, (_, row) => ({ id: `s${1000 * page + row}`, ticker: 'A', ratio: '4:1' }))
  return Promise.resolve(Response.json({ splits: rows }))
}

const Counted = ({ records }: ResultsProps<Split>) => <p>Own view of {records.length}</p>

const show = (pagesLoaded: number, slots: Slots<Split> = {}, fetch: Connection['fetch'] = pages) =>
  renderPage(`/splits?limit=1000&v.load=1..${pagesLoaded}`, { fetch }, () => (
    <ExplorerPage endpoint={splits} Results={Counted} {...slots} />
  ))

const NOTE = /more than 10,000 rows are shown as a table/

it('is made of ten thousand rows that came by pages', async () => {
  show(10)
  expect(await screen.findByText('Own view of 10000')).toBeTruthy()
  expect(screen.queryByText(NOTE)).toBeNull()
})

it('gives way to the table where there are more, which the page says', async () => {
  show(11)
  expect((await screen.findByText(NOTE)).textContent).toBe('more than 10,000 rows are shown as a table')
  expect(await screen.findByText('11,000 rows')).toBeTruthy()
  const grid = await screen.findByRole('grid', { name: 'Splits' })
  expect(grid.getAttribute('aria-rowcount')).toBe('11001')
  expect(screen.queryByText(/^Own view/)).toBeNull()
})

it('stays until the table in its place is drawn, which is told no sooner', async () => {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const view = screen.queryByRole('grid') ? 'table' : (screen.queryByText(/^Own view/)?.textContent ?? 'none')
    seen.add(screen.queryByText(NOTE) ? `${view}, told to be a table` : view)
  })
  onTestFinished(() => observer.disconnect())
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  show(11, {}, async (request) => {
    if (request.url.includes('page=10')) await asked
    return pages(request)
  })
  await screen.findByText('Own view of 10000')
  ask()
  await screen.findByRole('grid', { name: 'Splits' })
  await screen.findByText('11,000 rows')
  expect([...seen].slice(-2)).toEqual(['Own view of 10000', 'table, told to be a table'])
  expect([...seen].filter((each) => each.startsWith('table') !== each.endsWith('to be a table'))).toEqual([])
})

it('has the rows that the lines around it tell of, at any time', async () => {
  const told: (readonly string[])[] = []
  const Telling = ({ records }: ResultsProps<Split>) => {
    useLayoutEffect(() => {
      const line = screen.queryByRole('navigation', { name: 'Paging' })?.textContent
      told.push([records[0]?.id ?? '', line?.match(/^[\d,–]+/)?.[0] ?? ''])
    })
    return <Counted {...({ records } as ResultsProps<Split>)} />
  }
  renderPage('/splits?limit=1000', { fetch: pages }, () => <ExplorerPage endpoint={splits} Results={Telling} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(told.at(-1)).toEqual(['s1000', '1,001–2,000']))
  expect([...new Set(told.map(String))]).toEqual(['s0,1–1,000', 's1000,1,001–2,000'])
})

it('is made of more where it reads the rows by the names of their fields', async () => {
  show(11, { recordsOf: (store) => store.records() })
  expect(await screen.findByText('Own view of 11000')).toBeTruthy()
  expect(screen.queryByText(NOTE)).toBeNull()
})

it('stays where it shows no rows of the page at all', async () => {
  show(11, { areRowsOwn: true })
  expect(await screen.findByText('Own view of 11000')).toBeTruthy()
})

it('is given the records of the answer that it is drawn for, though more have come since', async () => {
  const sizes = new Map<unknown, Set<number>>()
  const Noted = (props: ResultsProps<Split>) => {
    const reply = props.answer.rows?.reply
    sizes.set(reply, (sizes.get(reply) ?? new Set()).add(props.records.length))
    return <Counted {...props} />
  }
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const later = async (request: Request): Promise<Response> => {
    if (request.url.includes('page=2')) await asked
    return pages(request)
  }
  show(3, { Results: Noted }, later)
  expect(await screen.findByText('Own view of 2000')).toBeTruthy()
  ask()
  expect(await screen.findByText('Own view of 3000')).toBeTruthy()
  expect([...sizes.values()].map((each) => [...each])).toContainEqual([3000])
  expect([...sizes.values()].filter(({ size }) => size > 1)).toEqual([])
})

it('has its records read once for each answer, since there may be more the next time', async () => {
  const read: number[] = []
  show(1, {
    recordsOf: (store) => {
      read.push(store.size)
      return store.records()
    },
  })
  expect(await screen.findByText('Own view of 1000')).toBeTruthy()
  expect(read).toEqual([1000])
})
