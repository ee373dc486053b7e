/** How filings are read, in both layouts, and what follows from their transactions. */
import { describe, expect, it } from 'vitest'
import type { InsiderFilingRecord } from '../endpoint.ts'
import { filingsOf } from './filing.ts'
import { inOrder, tradedOf } from '../grid/order.ts'
import { timelinessOf } from './filingLag.ts'
import { isSameNumber, sumOf, valueOf } from './tradeValue.ts'

/** A row of the flat layout, which the declared record does not have. */
function flat(id: string, changes: object = {}): InsiderFilingRecord {
  const owner = { insider_cik: '7', insider_name: 'Roe Jane', is_officer: true }
  const line = { transaction_id: id, transaction_code: 's', is_derivative: false }
  return { id, accession_number: '0000000001-26-000001', ...owner, ...line, ...changes } as InsiderFilingRecord
}

describe('layouts', () => {
  it('reads a nested filing with its transactions, codes in upper case', () => {
    const [filing] = filingsOf([
      {
        id: 'a',
        owner: { insider_name: 'Roe Jane' },
        transactions: [{ transaction_code: 's', date_transaction: '2026-03-02T00:00:00Z' }],
      },
    ])
    expect(filing?.ids).toEqual(['a'])
    expect(filing?.owner.insider_name).toBe('Roe Jane')
    expect(filing?.lines.map(({ code, day, isDerivative }) => [code, day, isDerivative])).toEqual([
      ['S', '2026-03-02', undefined],
    ])
  })

  it('gathers flat records of one number and insider into one filing, and keeps joint filers apart', () => {
    const filings = filingsOf([flat('t1'), flat('t2', { transaction_code: 'M' }), flat('t3', { insider_cik: '8' })])
    expect(filings.map(({ ids, lines }) => [ids, lines.map(({ code }) => code)])).toEqual([
      [
        ['t1', 't2'],
        ['S', 'M'],
      ],
      [['t3'], ['S']],
    ])
    expect(filings[0]?.owner).toEqual({ insider_cik: '7', insider_name: 'Roe Jane', is_officer: true })
  })

  it('bears what is not of the declared shape', () => {
    const odd = { id: 'x', transactions: 'none', owner: null } as unknown as InsiderFilingRecord
    expect(filingsOf([odd])[0]).toMatchObject({ ids: ['x'], lines: [], owner: {} })
  })
})

describe('the value of a transaction', () => {
  it.each([
    ['4100', '69.14', '283474.00'],
    ['3700', '69.6722', '257787.14'],
    ['0.1', '0.2', '0.02'],
    ['9007199254740993', '1.01', '9097271247288402.93'],
    ['900', '0', '0.00'],
  ])('%s times %s is %s exactly', (shares, price, value) => {
    expect(valueOf({ shares, price })).toBe(value)
  })

  it.each([
    ['', '69.14'],
    ['4100', ''],
    ['some', '1'],
  ])('is blank for "%s" at "%s"', (shares, price) => {
    expect(valueOf({ shares, price })).toBeUndefined()
  })

  it('adds up without a rounding error, and has no sum of nothing', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.30')
    expect(sumOf([])).toBeUndefined()
  })

  it('takes 4100 and 4100.0 for one number, and nothing for none', () => {
    expect(isSameNumber('4100', '4100.0')).toBe(true)
    expect(isSameNumber('', '')).toBe(false)
  })
})

describe('the days between trade and filing', () => {
  const filed = (filing_date: string, traded: string, form_type = '4', line: object = {}) =>
    timelinessOf(filingsOf([{ form_type, filing_date, transactions: [{ date_transaction: traded, ...line }] }])[0]!)

  it.each([
    ['on the second business day, over a weekend', '2026-11-16T21:00:00Z', '2026-11-12T00:00:00Z', 2, 'in time'],
    ['on the third', '2026-11-17T21:00:00Z', '2026-11-12T00:00:00Z', 3, 'late'],
    ['on the third by UTC, in the evening before in New York', '2026-11-17T01:11:00Z', '2026-11-12T00:00:00Z', 3, 'unsure'],
    ['on the fourth by UTC, in the evening before in New York', '2026-11-18T01:11:00Z', '2026-11-12T00:00:00Z', 4, 'late'],
    ['on a day written as midnight', '2026-11-17T00:00:00Z', '2026-11-12T00:00:00Z', 3, 'late'],
    ['before the trade', '2026-11-11T21:00:00Z', '2026-11-12T00:00:00Z', -1, 'filed before the trade'],
  ])('%s', (_, filing, traded, days, verdict) => {
    expect(filed(filing, traded)).toMatchObject({ days, verdict })
  })

  it('go by the deemed execution where there is one', () => {
    const line = { date_deemed_execution: '2026-11-13T00:00:00Z' }
    expect(filed('2026-11-17T21:00:00Z', '2026-11-12T00:00:00Z', '4', line)).toMatchObject({ days: 2, verdict: 'in time' })
  })

  it('are not told of amendments, other forms, and what was reported voluntarily', () => {
    expect(filed('2026-11-17T21:00:00Z', '2026-11-12T00:00:00Z', '4/A')).toBeUndefined()
    expect(filed('2026-11-17T21:00:00Z', '2026-11-12T00:00:00Z', '5')).toBeUndefined()
    expect(filed('2026-11-17T21:00:00Z', '2026-11-12T00:00:00Z', '4', { voluntarily_reported: true })).toBeUndefined()
  })
})

describe('the order', () => {
  const records: InsiderFilingRecord[] = ['10', '', '9'].map((shares, row) => ({
    id: `f${row}`,
    transactions: [{ transaction_code: 'S', shares, price_per_share: '1', is_derivative: false }],
  }))
  const ordered = (sort?: { column: string; isDescending: boolean }) =>
    inOrder(filingsOf(records), Uint32Array.of(2, 0, 1), sort).map(({ id }) => id)

  it('is that of the rows, or by what was sold with the unknown last', () => {
    expect(ordered()).toEqual(['f2', 'f0', 'f1'])
    expect(ordered({ column: 'sold', isDescending: true })).toEqual(['f0', 'f2', 'f1'])
    expect(ordered({ column: 'sold', isDescending: false })).toEqual(['f2', 'f0', 'f1'])
  })

  it('has the filings of the rows that are left, also when the first row of a flat one is not', () => {
    const rows = [flat('t1'), flat('t2'), flat('t3', { insider_cik: '8' })]
    expect(inOrder(filingsOf(rows), Uint32Array.of(1), undefined).map(({ id }) => id)).toEqual(['t1'])
  })

  it('counts no derivatives as traded shares', () => {
    const line = { transaction_code: 'P', shares: '5', price_per_share: '2' }
    const [filing] = filingsOf([
      {
        id: 'a',
        transactions: [
          { ...line, is_derivative: true },
          { ...line, is_derivative: false },
        ],
      },
    ])
    expect(tradedOf(filing!, 'P')).toBe('10.00')
  })
})
