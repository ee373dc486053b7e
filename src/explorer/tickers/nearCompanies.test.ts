/** What a ticker without records may have meant. */
import { expect, it } from 'vitest'
import { isOneSlip, nearCompanies } from './nearCompanies.ts'

const COMPANIES = [
  { ticker: 'HALO', name: 'Halcyon Optics, Inc.' },
  { ticker: 'HALX', name: undefined },
  { ticker: 'QNTR', name: 'Quantor Systems' },
]
const near = (ticker: string) => nearCompanies(ticker, COMPANIES).map((company) => company.ticker)

it('finds a company by a word of its name, and by a ticker one slip away', () => {
  expect(near('HALCYON')).toEqual(['HALO'])
  expect(near('OPTI')).toEqual(['HALO'])
  expect(near('HAOL')).toEqual(['HALO'])
  expect(near('HAL')).toEqual(['HALO', 'HALX'])
  expect(near('ZZZZ')).toEqual([])
})

it('offers neither the ticker itself nor a name by two letters', () => {
  expect(near('HALX')).toEqual(['HALO'])
  expect(near('OP')).toEqual([])
})

it.each([
  ['HALO', 'HAL', true],
  ['HALO', 'HALOS', true],
  ['HALO', 'HELO', true],
  ['HALO', 'AHLO', true],
  ['HALO', 'HALO', false],
  ['HALO', 'HLOA', false],
  ['HALO', 'HA', false],
  ['', 'A', true],
])('takes %s and %s for one slip apart: %s', (a, b, expected) => {
  expect([isOneSlip(a, b), isOneSlip(b, a)]).toEqual([expected, expected])
})
