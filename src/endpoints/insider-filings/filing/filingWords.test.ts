/** Filings in one line, from the parts that a record has and from no others. */
import { describe, expect, it } from 'vitest'
import type { InsiderFilingRecord } from '../endpoint.ts'
import { filingsOf } from './filing.ts'
import { eventWordsOf, nameOf, titleOfFiling } from './filingWords.ts'

const bought = {
  transaction_code: 'P',
  date_transaction: '2026-11-03T00:00:00Z',
  shares: '1264',
  price_per_share: '26.61',
  is_derivative: false,
}
const filing: InsiderFilingRecord = {
  id: 'a',
  form_type: '4',
  filing_date: '2026-11-04T20:00:00Z',
  owner: { insider_name: 'Zhou Ruth', insider_title: 'General Counsel', raw_signature: '/s/ Ruth Zhou' },
  transactions: [bought],
}
const owner = { ...filing.owner }

describe('the title of a filing', () => {
  it.each<[string, InsiderFilingRecord, string | undefined]>([
    ['a purchase', {}, 'Ruth Zhou, General Counsel, bought 1,264 at $26.61 on 3 Nov'],
    [
      'a price of four decimals',
      { transactions: [{ ...bought, price_per_share: '33.0687' }] },
      'Ruth Zhou, General Counsel, bought 1,264 at $33.07 on 3 Nov',
    ],
    ['no office', { owner: { ...owner, insider_title: '' } }, 'Ruth Zhou bought 1,264 at $26.61 on 3 Nov'],
    [
      'a filing of the next year',
      { filing_date: '2027-01-04T20:00:00Z' },
      'Ruth Zhou, General Counsel, bought 1,264 at $26.61 on 3 Nov 2026',
    ],
    ['no price', { transactions: [{ ...bought, price_per_share: '' }] }, 'Ruth Zhou, General Counsel, bought 1,264 on 3 Nov'],
    ['neither number, price nor day', { transactions: [{ transaction_code: 's' }] }, 'Ruth Zhou, General Counsel, sold'],
    [
      'two sales',
      {
        transactions: [
          { ...bought, transaction_code: 'S' },
          { ...bought, transaction_code: 'S', shares: '736' },
        ],
      },
      'Ruth Zhou, General Counsel, sold 2,000 for $53.2K on 3 Nov',
    ],
    [
      'two days',
      { transactions: [bought, { ...bought, date_transaction: '2026-11-04T00:00:00Z' }] },
      'Ruth Zhou, General Counsel, bought 2,528 for $67.3K',
    ],
    [
      'both',
      { transactions: [bought, { ...bought, transaction_code: 'S' }] },
      'Ruth Zhou, General Counsel, bought 1,264 at $26.61 on 3 Nov and sold 1,264 at $26.61 on 3 Nov',
    ],
    [
      'an award',
      { transactions: [{ ...bought, transaction_code: 'A' }] },
      'Ruth Zhou, General Counsel: Form 4, award (no open-market trade)',
    ],
    ['nobody named', { owner: null }, undefined],
  ])('of %s', (_, changes, title) => {
    expect(titleOfFiling({ ...filing, ...changes })).toBe(title)
  })
})

it.each([
  ['Zhou Ruth', '/s/ Ruth Zhou', 'Ruth Zhou'],
  ['COOK TIMOTHY D', '/s/ Sam Roe, attorney-in-fact for Timothy D. Cook', 'TIMOTHY D COOK'],
  ['Zhou Ruth', '/s/ Zhou Ruth', 'Zhou Ruth'],
  // Nothing says which name is the first.
  ['Zhou Ruth', '', 'Zhou Ruth'],
  ['Seniorleve Living Trust', '/s/ Ruth Zhou', 'Seniorleve Living Trust'],
])('calls %s, signed “%s”, %s', (insider_name, raw_signature, name) => {
  expect(nameOf({ insider_name, raw_signature })).toBe(name)
})

it.each<[InsiderFilingRecord, string]>([
  [filing, 'Ruth Zhou bought $33.6K'],
  [{ ...filing, transactions: [bought, { ...bought, transaction_code: 'S' }] }, 'Ruth Zhou bought $33.6K, sold $33.6K'],
  [{ ...filing, transactions: [] }, 'Ruth Zhou: Form 4, no open-market trade'],
  [{ id: 'b' }, 'Insider not named: filing, no open-market trade'],
])('says %j on the page of a company as “%s”', (record, words) => {
  expect(eventWordsOf(filingsOf([record])[0]!)).toBe(words)
})
