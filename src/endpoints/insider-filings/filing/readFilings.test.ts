import { expect, it } from 'vitest'
import { readFilings } from './readFilings.ts'

const owner = { insider_cik: '1', insider_name: 'Aoife Ramírez' }
const transactions = [{ transaction_id: 't', transaction_code: 'P', shares: '10', date_transaction: '2026-11-02' }]
const filing = (id: string, form: string, day: string) => ({
  id,
  form_type: form,
  filing_date: `${day}T18:00:00Z`,
  company_symbol: 'GRDM',
  owner,
  transactions,
})
const records = [filing('a', '4', '2026-11-03'), filing('b', '4/A', '2026-11-05')]
const idOf = (row: number): string => records[row]!.id

it('reads the filings and what amends what', () => {
  const { filings, amendments } = readFilings(records, idOf)
  expect(filings.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(amendments.restates.get(filings[1]!)).toBe(filings[0])
})

it('reads the same records once, and anew where they are opened by something else', () => {
  const read = readFilings(records, idOf)
  expect(readFilings(records, idOf)).toBe(read)
  expect(readFilings([...records], idOf)).not.toBe(read)
  expect(readFilings(records, (row) => `own ${row}`).filings[0]?.id).toBe('own 0')
})

it('goes on where it ended with each page that comes, a filing whose lines two pages share included', () => {
  const line = (id: string) => ({
    id,
    accession_number: '0001-26-1',
    insider_cik: '1',
    transaction_id: id,
    transaction_code: 'P',
  })
  const pages = [records, [line('x')], [line('y'), filing('c', '4/A', '2026-11-06')]]
  const all = pages.flat()
  const asked: number[] = []
  const own = (row: number): string => (asked.push(row), all[row]!.id)
  const read = pages.map((_, last) => readFilings(pages.slice(0, last + 1).flat(), own))
  expect(read.at(-1)).toEqual(readFilings(all, (row) => all[row]!.id))
  expect(read.at(-1)!.filings.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['x', 'y'], ['c']])
  expect(read.map(({ filings }) => filings.length)).toEqual([2, 3, 4])
  expect(asked).toEqual([0, 1, 2, 3, 4])
  // Of fewer than were read, and of others, it begins anew.
  expect(readFilings(all.slice(0, 1), own).filings).toHaveLength(1)
  expect(readFilings(all.toReversed(), own).filings).toHaveLength(4)
})
