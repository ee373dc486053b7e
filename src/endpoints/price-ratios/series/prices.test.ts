/** Prices as traded and adjusted. */
import { expect, it } from 'vitest'
import { candleOf, changeOf, factorOf } from './prices.ts'

const row = { open: 98, high: 104, low: 96, close: 100, adj_close: 25 }

it('adjusts open, high and low by what the service adjusted the close by', () => {
  expect(factorOf(row)).toBe(0.25)
  expect(candleOf(row, 'adjusted')).toEqual({ open: 24.5, high: 26, low: 24, close: 25 })
})

it('gives prices as traded untouched, adjusted close or not', () => {
  expect(candleOf({ ...row, adj_close: null }, 'traded')).toEqual({ open: 98, high: 104, low: 96, close: 100 })
})

it.each([
  ['a missing high', { ...row, high: null }],
  ['a missing adjusted close', { ...row, adj_close: null }],
  ['a close of zero', { ...row, close: 0 }],
])('makes no candle of %s', (_, day) => {
  expect(candleOf(day, 'adjusted')).toBeUndefined()
})

it('says no change from nothing, or from zero', () => {
  expect([changeOf(undefined, 5), changeOf(0, 5), changeOf(4, 5)]).toEqual([undefined, undefined, 0.25])
})
