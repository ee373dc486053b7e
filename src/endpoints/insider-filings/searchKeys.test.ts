/** The kind of key that a search is given, read off what is typed. */
import { describe, expect, it } from 'vitest'
import { readAddress } from '../../explorer/address/address.ts'
import { insiderFilings } from './endpoint.ts'
import { kindOfKey } from './searchKeys.ts'

const read = (query: string) => readAddress(insiderFilings, new URLSearchParams(query))

it.each([
  ['ACME', 'symbol'],
  ['acme', 'symbol'],
  ['BRK.B', 'symbol'],
  ['@tech', 'symbol'],
  ['320193', 'cik'],
  ['0000320193', 'cik'],
  ['0000320193-26-000123', 'accession_number'],
  ['000032019326000123', 'accession_number'],
  ['a714328a1de7a04e960526c0', 'id'],
  ['0000320193-26-00012', 'symbol'],
  ['00003201930', 'symbol'],
  ['Zhou Ruth', undefined],
  ['Ökonomie', undefined],
])('%s is of the kind %s', (key, kind) => {
  expect(kindOfKey(key)).toBe(kind)
})

describe('an address', () => {
  it.each([
    ['search_keys=ACME', 'symbol'],
    ['search_keys=ACME,HALO', 'symbol'],
    ['search_keys=0000320193', 'cik'],
    ['search_keys=0000320193-26-000123&search_keys_type=accession_number', 'accession_number'],
    // What is given holds: some tickers abroad are digits.
    ['search_keys=7203&search_keys_type=symbol', 'symbol'],
  ])('%s asks by %s', (query, kind) => {
    const { reading, faults } = read(query)
    expect([reading.values.search_keys_type, faults]).toEqual([kind, []])
  })

  it.each([
    ['search_keys=Zhou Ruth', 'Is Zhou Ruth a ticker, CIK or accession number?'],
    ['search_keys=ACME,320193', 'One kind at a time: tickers, CIKs or accession numbers.'],
  ])('%s asks nothing: %s', (query, message) => {
    expect(read(query).faults.map((fault) => [fault.key, fault.message])).toEqual([['search_keys', message]])
  })
})
