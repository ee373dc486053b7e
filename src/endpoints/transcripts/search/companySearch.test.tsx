/** The page of transcripts while one company's calls are looked for. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts that load when they are wanted: read in here, so that a slow machine does not count against what is waited for.
import '../../../explorer/query/paging/pageLoader.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import TranscriptsPage from '../page.tsx'

const call = (id: string, symbol: string, quarter: string) => ({
  call_id: id,
  symbol,
  call_title: `${symbol} Company ${quarter} Earnings Call`,
  start_time: '2026-11-05T21:30:00Z',
  status: 'IN_PROGRESS',
  transcripts: [
    { type: 'LIVE', text: 'heard', confidence_score: 0.7 },
    { type: 'NON_LIVE', text: 'corrected', confidence_score: 0.9 },
  ],
})
const data = [call('c1', 'ACME', 'Q3 2026'), call('c2', 'HALO', 'Q3 2026')]
const answer = { data, message: '', pagination: { hits: 2, page: 1, page_count: 1, page_size: 10 } }
const open = (address: string) => renderPage(address, { fetch: () => Promise.resolve(Response.json(answer)) }, TranscriptsPage)

it('shows the calls found in place of the table, with quarter and versions, and says nothing of its rows', async () => {
  open('/transcripts?v.ticker=halo')
  const found = await screen.findByRole('list', { name: 'Calls found' })
  const [link, ...others] = within(found).getAllByRole('link')
  expect(others).toEqual([])
  expect(link!.textContent).toBe('Q3 2026 5 Nov 2026 HALO Company Q3 2026 Earnings Call Final, Live')
  expect(link!.getAttribute('href')).toBe('/transcripts?v.open=c2&v.ticker=halo')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Paging' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})

it('asks for a company from the field among the filters, and goes back to the table', async () => {
  const page = open('/transcripts')
  await screen.findByRole('grid', { name: 'Transcripts' })
  const field = screen.getByRole('textbox', { name: 'Company’s calls' })
  fireEvent.change(field, { target: { value: ' halo ' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(page.address()).toBe('/transcripts?v.ticker=HALO')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(page.address()).toBe('/transcripts')
  const grid = await screen.findByRole('grid', { name: 'Transcripts' })
  expect(within(grid).getAllByText('In progress')).toHaveLength(2)
  expect(within(grid).getAllByText('Final, Live (ASR 70%)')).toHaveLength(2)
})
