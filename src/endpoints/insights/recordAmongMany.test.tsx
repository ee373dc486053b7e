/** An insight that is opened among more rows than are compared with one another: told from itself alone. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MOST_VIEWED } from '../../explorer/rows/many.ts'
import type { RecordProps } from '../../explorer/slots.ts'
import { renderPage } from '../../test/renderPage.tsx'
import type { insights, Insight } from './endpoint.ts'
import { InsightRecord } from './InsightRecord.tsx'
import recordView from './recordView.ts'

const insight: Insight = {
  id: 'i1',
  date: '2026-11-03',
  security: { symbol: 'HALO' },
  firm: 'Bellwether Lane',
  action: 'Maintains',
  rating: 'Buy',
  pt: '78.00',
  analyst_id: 'a7',
}
const looked = (): never => {
  throw new Error('All records were put together.')
}
const rows = {
  size: MOST_VIEWED + 1,
  records: looked,
  readers: looked,
}

function open(record: Insight) {
  const props = { record, row: 150_000, answer: { rows: { store: rows }, isBusy: true }, fields: null }
  renderPage(
    '/insights',
    { fetch: () => Promise.resolve(Response.json({ analyst_ratings_analyst: [{ id: 'a7', name_full: 'Mira Vantongeren' }] })) },
    () => <InsightRecord {...(props as unknown as RecordProps<typeof insights>)} />,
  )
}

it('is titled without a look at the others', () => {
  expect(recordView.titleOf?.(insight, 150_000, rows)).toBe('Bellwether Lane keeps HALO at Buy, target 78.00')
})

it('has the name of its analyst, and says that no prior target was looked for', async () => {
  open(insight)
  expect(await screen.findByRole('link', { name: 'Mira Vantongeren' })).toBeDefined()
  expect(screen.getByText('Not looked for among so many rows')).toBeDefined()
})

it('takes the prior target from its own note', async () => {
  open({ ...insight, analyst_insights: 'Bellwether Lane maintains Buy and raises the price target from $64 to $78.' })
  expect(await screen.findByText('from the note’s text')).toBeDefined()
})
