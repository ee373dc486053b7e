/** What the summary counts and names as left out; amendments, switches and repeated lines among it. */
import { describe, expect, it } from 'vitest'
import { amendmentsOf } from './amendments.ts'
import type { InsiderFilingRecord } from '../endpoint.ts'
import { filingsOf } from './filing.ts'
import { opened, toggled } from '../grid/opened.ts'
import { summaryOf } from './summary.ts'
import { isFilingShown, shownLines, switchesOn, type SwitchName } from '../grid/switches.ts'
import type { InsiderTransaction } from './transaction.ts'

const line = (code: string, shares: string, changes: InsiderTransaction = {}): InsiderTransaction => ({
  transaction_code: code,
  date_transaction: '2026-10-21T00:00:00Z',
  security_title: 'Common Stock',
  shares,
  price_per_share: '10',
  is_derivative: false,
  ...changes,
})

const filing = (id: string, transactions: InsiderTransaction[], changes: InsiderFilingRecord = {}): InsiderFilingRecord => ({
  id,
  form_type: '4',
  company_cik: '1',
  filing_date: '2026-10-22T20:00:00Z',
  owner: { insider_cik: '7', is_officer: true },
  transactions,
  ...changes,
})

const amendment = (id: string, day: string, transactions: InsiderTransaction[], changes: InsiderFilingRecord = {}) =>
  filing(id, transactions, { form_type: '4/A', filing_date: `${day}T20:00:00Z`, ...changes })

function told(records: readonly InsiderFilingRecord[], on: readonly SwitchName[] = []) {
  const filings = filingsOf(records)
  return summaryOf(filings, on, amendmentsOf(filings))
}

function links(records: readonly InsiderFilingRecord[]) {
  const { restates } = amendmentsOf(filingsOf(records))
  return [...restates].map(([from, to]) => `${from.id} restates ${to.id}`)
}

describe('the summary', () => {
  it('adds up purchases and sales and names everything else', () => {
    const summary = told([
      filing('a', [line('P', '3'), line('S', '5'), line('M', '9'), line('M', '9', { is_derivative: true })]),
      filing('b', [line('S', '0.5', { price_per_share: '0.1' }), line('S', ''), line('a', '1')], { owner: { insider_cik: '8' } }),
    ])
    expect(summary).toEqual({
      filings: 2,
      bought: { transactions: 1, filings: 1, insiders: 1, value: '30.00' },
      sold: { transactions: 2, filings: 2, insiders: 2, value: '50.05' },
      net: '-20.05',
      leftOut: ['2 non-market (A 1, M 1)', '1 derivative', '1 without price or shares'],
    })
  })

  it('counts a transaction once that several records report', () => {
    const joint = line('S', '5', { transaction_id: 't' })
    const summary = told([filing('a', [joint]), filing('b', [joint], { owner: { insider_cik: '8' } })])
    expect(summary.sold).toEqual({ transactions: 1, filings: 1, insiders: 1, value: '50.00' })
    expect(summary.leftOut).toEqual(['1 reported twice'])
  })

  it('counts what was amended once, by the amendment', () => {
    const summary = told([
      amendment('b', '2026-10-30', [line('S', '5', { price_per_share: '11' })]),
      filing('a', [line('S', '5'), line('S', '2')]),
    ])
    expect(summary.sold).toEqual({ transactions: 2, filings: 2, insiders: 1, value: '75.00' })
    expect(summary.leftOut).toEqual(['1 amended'])
  })

  it('says which switch hides how many', () => {
    const records = [
      filing('a', [line('P', '3'), line('M', '1')]),
      filing('b', [line('S', '1')], { is_10b5: true, owner: { insider_cik: '8' } }),
    ]
    expect(told(records, ['v.market', 'v.plans', 'v.officers']).leftOut).toEqual([
      '1 not on the open market (hidden)',
      '1 under a plan (hidden)',
    ])
  })
})

describe('amendments', () => {
  it('are linked by company, insider and lines, even through another amendment', () => {
    const original = filing('a', [line('S', '5')])
    const first = amendment('b', '2026-10-30', [line('S', '5')])
    const second = amendment('c', '2026-11-02', [line('S', '5', { price_per_share: '9' })])
    expect(links([second, first, original])).toEqual(['b restates a', 'c restates b'])
    expect(told([second, first, original]).sold).toEqual({ transactions: 1, filings: 1, insiders: 1, value: '45.00' })
  })

  it.each([
    ['another insider', { owner: { insider_cik: '9' } }],
    ['another company', { company_cik: '2' }],
    ['another form', { form_type: '5/A' }],
  ])('are not linked to a filing of %s', (_, changes) => {
    expect(links([filing('a', [line('S', '5')]), amendment('b', '2026-10-30', [line('S', '5')], changes)])).toEqual([])
  })

  it('are not linked by a line that shares neither quantity nor price, nor to a later filing', () => {
    const other = line('S', '6', { price_per_share: '11' })
    expect(links([filing('a', [line('S', '5')]), amendment('b', '2026-10-30', [other])])).toEqual([])
    expect(links([filing('a', [line('S', '5')]), amendment('b', '2026-10-20', [line('S', '5')])])).toEqual([])
  })
})

describe('the switches', () => {
  it('are on by their own text in the address only', () => {
    const address: Partial<Record<SwitchName, string>> = { 'v.market': 'only', 'v.plans': 'yes', 'v.officers': 'only' }
    expect(switchesOn((name) => address[name])).toEqual(['v.market', 'v.officers'])
  })

  it('leave the lines that no switch hides, and the filings that have any', () => {
    const [mixed] = filingsOf([filing('a', [line('S', '5'), line('M', '5', { is_derivative: true })])])
    expect(shownLines(['v.derivatives'], mixed!).map(({ code }) => code)).toEqual(['S'])
    expect(isFilingShown(['v.derivatives'], mixed!)).toBe(true)
    expect(isFilingShown(['v.plans'], filingsOf([filing('a', [line('S', '5')], { is_10b5: true })])[0]!)).toBe(false)
    const [holdings] = filingsOf([filing('a', [])])
    expect(isFilingShown(['v.derivatives'], holdings!)).toBe(true)
    expect(isFilingShown(['v.market'], holdings!)).toBe(false)
  })
})

describe('opened filings', () => {
  it('are named one by one, or all but some', () => {
    expect(toggled(undefined, 'a')).toBe('a')
    expect(toggled('a', 'b')).toBe('a,b')
    expect(toggled('a', 'a')).toBeUndefined()
    expect(toggled('all', 'a')).toBe('all,-a')
    expect([opened('a', 'a'), opened('a', 'b'), opened('all', 'b'), opened('all,-b', 'b')]).toEqual([true, false, true, false])
  })
})
