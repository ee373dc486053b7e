import { expect, it } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { Failure } from '../api/client/failure.ts'
import { sourceWords } from './sources.ts'

/** §4: the operations whose parameters have “updated”. */
const SEVEN = ['Analyst ratings', 'Analysts', 'Bull / bear case', 'Conference calls', 'Insider filings', 'News', 'Splits']

it('accounts for each of the seven datasets that say since when, by name', () => {
  const words = sourceWords({ changed: new Map([['insights', 1200]]), gaps: [] })
  expect(SEVEN.filter((title) => !words.includes(title))).toEqual([])
  expect(words).toContain('Analyst ratings 1,200; ')
  expect(words).toContain('News none')
  expect(words).toMatch(/Analysts takes “updated since” too and is not asked: it takes no tickers/)
})

it('calls none what is missing, and says of a part that it is one', () => {
  const gaps = ['splits', 'insights'].map((id) => ({
    endpoint: endpoints.find((one) => one.id === id)!,
    failure: new Failure('limited'),
    tickers: ['HALO'],
  }))
  const words = sourceWords({ changed: new Map([['insights', 3]]), gaps })
  expect(words).toContain('Splits missing')
  expect(words).toContain('Analyst ratings 3, not all')
})
