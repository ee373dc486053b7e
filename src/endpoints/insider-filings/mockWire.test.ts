/** The oddities that insider filings bring over the wire in a minority of records (§2.5, wire-format 3.5). */
import { describe, expect, it } from 'vitest'
import { schemaMismatchesOf } from '../../api/client/schemaMismatches.ts'
import { filingsOf } from '../../mock/insiders/filings.ts'
import { world } from '../../test/ask.ts'
import { insiderFilings } from './endpoint.ts'
import { filingRecord } from './mockWire.ts'

const filings = filingsOf(world)
const records = filings.map(filingRecord)
const lines = records.flatMap((record) => record.transactions ?? [])

/** Some, and fewer than the share. */
function expectMinority(found: number, all: number, share: number): void {
  expect(found).toBeGreaterThan(0)
  expect(found / all).toBeLessThan(share)
}

describe('the wire', () => {
  it('departs from the declared record only by lists of footnotes', () => {
    const departures = schemaMismatchesOf(insiderFilings.fields, records)
    expect(departures.map(({ path, expected, found }) => ({ path, expected, found }))).toEqual([
      { path: 'footnotes', expected: 'text', found: 'a list' },
    ])
    expectMinority(departures[0]!.rows, records.length, 0.3)
    expect(records.some((record) => record.footnotes === null)).toBe(true)
    expect(records.some((record) => typeof record.footnotes === 'string')).toBe(true)
  })

  it('has days as midnights, and moments of filing', () => {
    expect(lines.filter((line) => !line.date_transaction?.endsWith('T00:00:00Z'))).toEqual([])
    expect(lines.some((line) => line.date_expiration === null)).toBe(true)
    expect(lines.some((line) => line.date_expiration?.endsWith('T00:00:00Z'))).toBe(true)
    expect(records.filter((record) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(record.filing_date!))).toEqual([])
  })

  it('writes letters in lower case now and then', () => {
    expectMinority(lines.filter((line) => /[a-z]/.test(line.transaction_code!)).length, lines.length, 0.2)
    expectMinority(lines.filter((line) => /[di]/.test(line.ownership!)).length, lines.length, 0.2)
  })

  it('doubles the path of an address now and then', () => {
    const doubled = records.filter((record) => record.html_url!.includes('/Archives/edgar/data/Archives/edgar/data/'))
    expectMinority(doubled.length, records.length, 0.3)
  })

  it('writes percentages with and without the sign, and quantities as decimal text', () => {
    const percentages = records.flatMap((record) => record.traded_percentage || [])
    expect(percentages.filter((text) => !/^-?\d+\.\d\d%?$/.test(text))).toEqual([])
    expectMinority(percentages.filter((text) => !text.endsWith('%')).length, percentages.length, 0.6)
    expect(lines.filter((line) => !/^\d+(\.\d+)?$/.test(line.shares!))).toEqual([])
    expect(lines.some((line) => line.price_per_share === '0')).toBe(true)
  })

  it("bears another person's signature now and then, and no title for directors", () => {
    const byAttorney = records.filter((record) => record.owner?.raw_signature?.includes('by power of attorney'))
    expectMinority(byAttorney.length, records.length, 0.6)
    const director = records.find((record) => record.owner?.is_director && !record.owner.is_officer)
    expect(director?.owner?.insider_title).toBe('')
  })

  it('says the same of a filing every time', () => {
    expect(filingRecord(filings[7]!)).toEqual(records[7])
  })
})
