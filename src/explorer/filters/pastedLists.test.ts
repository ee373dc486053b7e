import { describe, expect, it } from 'vitest'
import { defineEndpoint } from '../../api/endpoint/endpoint.ts'
import { listUnder } from '../../api/endpoint/envelope.ts'
import { phrase, ticker } from '../../api/endpoint/identifiers.ts'
import { tokens } from '../../api/endpoint/listParamTypes.ts'
import { checkDraft, countOf, withCommas } from './draft.ts'

const tickers = tokens({ wire: 'tickers', source: 'spec', label: 'Tickers', entry: ticker, most: 3 })
const names = tokens({ wire: 'names', source: 'spec', label: 'Names', entry: phrase('names') })
const quotes = defineEndpoint({
  id: 'quotes',
  title: 'Quotes',
  summary: 'Quotes by ticker.',
  noun: 'quotes',
  sections: { request: '4.1', record: '2.1' },
  path: '/api/quotes',
  command: { letter: 'q', names: ['quotes'] },
  params: { tickers, names },
  fields: {},
  identify: () => '',
  envelope: listUnder('quotes'),
  columns: [],
})

describe('a list in the filter form', () => {
  it('is parted by any separator that people paste', () => {
    expect(withCommas('HALO\tQNTR\r\nACME; "BRK.B" | X  Y', tickers)).toBe('HALO, QNTR, ACME, BRK.B, X, Y')
  })

  it('keeps the blanks of names, which part nothing', () => {
    expect(withCommas('Top Stories\nMarkets', names)).toBe('Top Stories, Markets')
  })

  it('is applied as it would be read, upper-cased and each entry once', () => {
    const { values, faults } = checkDraft(quotes, { tickers: 'halo qntr\nHALO', names: 'Baring Lake; Quill' })
    expect(faults).toEqual([])
    expect(values).toMatchObject({ tickers: ['HALO', 'QNTR'], names: ['Baring Lake', 'Quill'] })
  })

  it('counts different entries, and names those over the limit', () => {
    expect(countOf(withCommas('a b c\na', tickers))).toBe(3)
    expect(checkDraft(quotes, { tickers: 'a b c d' }).faults).toEqual([
      { key: 'tickers', message: '4 of 3 tickers; over: D.', suggestion: 'A,B,C', suggestionLabel: 'Keep the first 3' },
    ])
  })
})
