/** Which purchases count, since when they are loaded, and what each is beside the insider's others: by hand. */
import { expect, it } from 'vitest'
import type { InsiderFilingRecord } from '../endpoint.ts'
import { filingsOf } from '../filing/filing.ts'
import type { SwitchName } from '../grid/switches.ts'
import { loadedFrom } from './loadedFrom.ts'
import { leftOutWords, loadedPurchases } from './loadedPurchases.ts'
import { purchaseFigures } from './purchaseFigures.ts'
import { CLUSTER, filing, line } from './testing.ts'

const counted = (records: readonly InsiderFilingRecord[], on: readonly SwitchName[] = []) => {
  const { purchases, leftOut } = loadedPurchases(filingsOf(records), on)
  return {
    kept: purchases.map(({ trade }) => trade.source.id),
    leftOut: leftOut.map(({ trade, reason }) => `${trade.source.id} ${reason}`),
    words: leftOutWords(leftOut),
  }
}

it('counts a joint filing and an amendment once, and says what is left out and why', () => {
  expect(counted(CLUSTER)).toEqual({
    kept: ['f1', 'f6', 'f4'],
    leftOut: ['f5 joint', 'f3 amended', 'f2 amended', 'f7 unpriced'],
    words: '4 purchases left out: 2 amended, 1 reported twice (joint filing), 1 without price or shares',
  })
})

it('leaves out what a switch hides only after an amendment has taken the place of its original', () => {
  const original = filing('a', 'Ann', '2026-10-06', [line('2026-10-05', '5')], { is_10b5: false })
  const amendment = filing('b', 'Ann', '2026-10-16', [line('2026-10-05', '5')], { form_type: '4/A', is_10b5: true })
  expect(counted([amendment, original]).kept).toEqual(['b'])
  expect(counted([amendment, original], ['v.plans'])).toMatchObject({ kept: [], leftOut: ['a amended', 'b hidden'] })
})

it('says nothing of sales and awards, which are no purchases', () => {
  const others = ['S', 'A', 'M'].map((code, place) => line('2026-10-05', `${place}`, { transaction_code: code }))
  expect(counted([filing('a', 'Ann', '2026-10-06', others)])).toMatchObject({ kept: [], leftOut: [] })
})

const filed = (...days: readonly string[]) => days.map((day, place) => filing(`${place}`, 'Ann', day, []))

it('knows purchases from the day after the oldest filing on, where more can be loaded', () => {
  expect(loadedFrom(filed('2026-11-03', '2026-11-02', '2026-08-21'), {}, false)).toBe('2026-08-22')
  // Not newest first: nobody knows what is missing.
  expect(loadedFrom(filed('2026-11-02', '2026-11-03'), {}, false)).toBeUndefined()
})

it('knows them from the day asked for on, where all is loaded', () => {
  const rows = filed('2026-11-03', '2026-08-21')
  expect(loadedFrom(rows, { from: '2026-08-01', to: '2026-11-20' }, true)).toBe('2026-08-01')
  expect(loadedFrom(rows, {}, true)).toBe('2026-08-21')
  expect(loadedFrom(filed('2026-11-03'), { date: '2026-11-03' }, true)).toBe('2026-11-03')
})

it('claims no day where only some filings of a day were asked for, or one is without a day', () => {
  const rows = filed('2026-11-03', '2026-08-21')
  for (const by of ['accession_number', 'id'] as const)
    expect(loadedFrom(rows, { search_keys: ['0'], search_keys_type: by }, true)).toBeUndefined()
  expect(loadedFrom(rows, { updated: 1_772_323_200 }, true)).toBeUndefined()
  expect(loadedFrom([...rows, { id: 'x' }], {}, true)).toBeUndefined()
  expect(loadedFrom([], {}, true)).toBeUndefined()
  expect(loadedFrom(rows, { search_keys: ['HALO'], search_keys_type: 'symbol' }, true)).toBe('2026-08-21')
})

/** $1,000, $2,000 and $6,000 on three days, the last in two lines; 900 held at the end. */
const ANN = [
  filing('3', 'Ann', '2026-03-03', [
    line('2026-03-02', '100', { post_transaction_quantity: '400' }),
    line('2026-03-02', '500', { post_transaction_quantity: '900' }),
    line('2026-03-02', '1', { transaction_code: 'S' }),
  ]),
  filing('2', 'Ann', '2025-02-04', [line('2025-02-03', '200')]),
  filing('1', 'Ann', '2025-01-07', [line('2025-01-06', '100')]),
]

const figuresOf = (records: readonly InsiderFilingRecord[], from: string | undefined) => {
  const filings = filingsOf(records)
  const figures = purchaseFigures(filings, from)
  return filings.flatMap(({ lines }) => lines.map((each) => figures.get(each)))
}

it('says of a purchase whether it is the first, its part of the holding and its size beside the median before', () => {
  expect(figuresOf(ANN, '2023-01-06')).toEqual([
    // 6,000 over the median of 1,000 and 2,000; 100 of 400 and 500 of 900 shares.
    { first_in_24_months: 'no', bought_of_holding: 25, times_median: 4 },
    { first_in_24_months: 'no', bought_of_holding: (500 / 900) * 100, times_median: 4 },
    undefined,
    { first_in_24_months: 'no', bought_of_holding: undefined, times_median: 2 },
    { first_in_24_months: 'yes', bought_of_holding: undefined, times_median: undefined },
  ])
})

it('never says first of a purchase whose 24 months are not loaded', () => {
  const firsts = (from: string | undefined) => figuresOf(ANN, from).map((each) => each?.first_in_24_months)
  expect(firsts('2023-01-07')).toEqual(['no', 'no', undefined, 'no', 'unknown: only loaded back to 7 Jan 2023'])
  expect(firsts(undefined).at(-1)).toBe('unknown: not all filings are loaded')
})

it('counts a purchase without a price as an earlier one', () => {
  const unpriced = filing('1', 'Ann', '2025-01-07', [line('2025-01-06', '100', { price_per_share: '' })])
  expect(figuresOf([ANN[1]!, unpriced], '2020-01-01')[0]).toMatchObject({ first_in_24_months: 'no', times_median: undefined })
})
