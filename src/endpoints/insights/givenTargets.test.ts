import { expect, it } from 'vitest'
import type { Insight } from './endpoint.ts'
import { givenTargets } from './givenTargets.ts'

const rating = (firm: string, pt: string | null, more: Partial<Insight> = {}): Insight => ({
  firm,
  date: '2026-11-03',
  pt,
  ...more,
})
const words = (insights: readonly Insight[]) => givenTargets(insights).map(({ firm, price, row }) => `${row} ${firm} ${price}`)

it('keeps a target as the decimal that was sent, and knows a firm by its ID before its name', () => {
  expect(givenTargets([rating('Halden & Marsh', '$1,060.0100', { firm_id: 'f1' })])).toEqual([
    { day: '2026-11-03', firm: 'f1', firmName: 'Halden & Marsh', price: '1060.0100', priceWords: '1,060.01', row: 0 },
  ])
})

it('passes over what has no target, and says where a firm ended its coverage, whatever target stands there', () => {
  expect(
    words([
      rating('Halden', null, { action: 'Maintains' }),
      rating('Corvid', null, { action: 'Terminates Coverage On' }),
      rating('Bellwether', '64.00', { action: 'Suspends' }),
    ]),
  ).toEqual(['2 Bellwether undefined', '1 Corvid undefined'])
})

it('takes no target that is none, no firm without a name, and no day that is none', () => {
  const odd = ['', '0', 'n/a', '-5', '1e3'].map((pt, place) => rating(`Firm ${place}`, pt))
  expect(givenTargets([...odd, rating('', '64.00'), rating('Halden', '64.00', { date: 'soon' })])).toEqual([])
})

it('puts the last changed of a day last, and of equals the first sent', () => {
  expect(words([rating('A', '1'), rating('A', '2', { updated: 5 }), rating('A', '3', { updated: 4 }), rating('A', '4')])).toEqual(
    ['3 A 4', '0 A 1', '2 A 3', '1 A 2'],
  )
})
