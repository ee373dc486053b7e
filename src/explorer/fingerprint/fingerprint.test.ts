/** What a fingerprint says of rows that stayed, changed, came and went, and what becomes of one that arrives damaged. */
import { describe, expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { emptyRowStore } from '../rows/spreadRows.ts'
import { differenceOf, fingerprintOf, hashesOf, MOST_ROWS, printFingerprint, queryHash, readFingerprint } from './fingerprint.ts'

const split = (id: string, ratio = '4:1') => ({ id, ticker: 'HALO', ratio })

async function hashes(records: readonly object[]) {
  const store = emptyRowStore(splits)
  store.append(records)
  return (await hashesOf(
    store,
    Uint32Array.from(records, (_, row) => row),
    () => true,
  ))!
}

const NOON = 1_795_176_000
const QUERY = queryHash(splits, '?tickers=HALO')

const made = async (records: readonly object[]) => fingerprintOf(NOON, QUERY, await hashes(records))
const named = (ids: readonly string[]) => ids.map((id) => split(id))

describe('a fingerprint of rows', () => {
  it('finds the same rows the same, in another order and with their fields in another order too', async () => {
    const before = await made([split('a'), split('b', '2:1')])
    const now = await hashes([
      { ratio: '2:1', ticker: 'HALO', id: 'b' },
      { ratio: '4:1', id: 'a', ticker: 'HALO' },
    ])
    expect(differenceOf(before, now)).toEqual({ isSame: true, rows: { added: [], changed: [], gone: 0 } })
  })

  it('tells which rows are new and which changed, and how many are gone', async () => {
    const before = await made([split('a'), split('b'), split('c'), split('d')])
    const now = await hashes([split('e'), split('d', '10:1'), split('a'), split('c', '4:10')])
    expect(differenceOf(before, now)).toEqual({ isSame: false, rows: { added: [0], changed: [1, 3], gone: 1 } })
  })

  it('tells absent, empty and null apart', async () => {
    const before = await made([{ id: 'a' }, { id: 'b', ratio: '' }, { id: 'c', ratio: null }])
    const now = await hashes([{ id: 'a', ratio: null }, { id: 'b' }, { id: 'c', ratio: '' }])
    expect(differenceOf(before, now).rows?.changed).toEqual([0, 1, 2])
  })

  it('counts a row that came twice as two', async () => {
    const before = await made([{ ratio: '4:1' }, { ratio: '4:1' }])
    expect(differenceOf(before, await hashes([{ ratio: '4:1' }]))).toMatchObject({ isSame: false, rows: { gone: 1 } })
  })

  it('is one hash over all beyond 500 rows, which tells whether they are the same and not which differ', async () => {
    const ids = Array.from({ length: MOST_ROWS + 1 }, (_, row) => `row ${row}`)
    const before = await made(named(ids))
    expect(printFingerprint(before).length).toBeLessThan(50)
    expect(differenceOf(before, await hashes(named(ids.toReversed())))).toEqual({ isSame: true })
    expect(differenceOf(before, await hashes(named([...ids.slice(1), 'another'])))).toEqual({ isSame: false })
    expect(differenceOf(before, await hashes(named(ids.slice(1))))).toEqual({ isSame: false })
  })

  it('is of the query alone, however its names stand and its rows are shown', () => {
    expect(queryHash(splits, '?importance=3&tickers=HALO&v.sort=ratio:asc')).toBe(queryHash(splits, '?tickers=HALO&importance=3'))
    expect(queryHash(splits, '?tickers=HALO&f.ratio=4')).not.toBe(QUERY)
    expect(queryHash(splits, '?tickers=QNTR')).not.toBe(QUERY)
  })
})

describe('the fragment of a link', () => {
  it('is read as it was written, with no row, one, and as many as it holds', async () => {
    for (const count of [0, 1, 2, 3, MOST_ROWS, MOST_ROWS + 1]) {
      const fingerprint = await made(named(Array.from({ length: count }, (_, row) => `row ${row}`)))
      expect(readFingerprint(printFingerprint(fingerprint)), `${count} rows`).toEqual(fingerprint)
    }
  })

  it('has characters only that no mail program changes, eight of them a row', async () => {
    const text = printFingerprint(await made(named(['a', 'b', 'c'])))
    expect(text).toMatch(/^#fp=1\.[\da-z]+\.[\da-z]+\.3\.[\w-]{24}$/)
  })

  it('is not read where it was cut short, damaged, or made by another version', async () => {
    const text = printFingerprint(await made(named(['a', 'b', 'c'])))
    for (let end = 0; end < text.length; end += 1) expect(readFingerprint(text.slice(0, end)), text.slice(0, end)).toBeUndefined()
    expect(readFingerprint(text.replace('#fp=1.', '#fp=2.'))).toBeUndefined()
    expect(readFingerprint(`${text}AAAA`)).toBeUndefined()
    expect(readFingerprint(text.replace(/.$/, '!'))).toBeUndefined()
  })
})
