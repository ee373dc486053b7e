/** Joined values against prices written out and sums done by hand. */
import { describe, expect, it } from 'vitest'
import { dailySeries, type DailySeries } from '../../../analysis/dailySeries.ts'
import type { SplitRatio } from '../../../analysis/splitAdjustment.ts'
import { joinSource } from '../../../endpoints/price-ratios/joinSource.ts'
import { insights } from '../../../endpoints/insights/endpoint.ts'
import { joinColumns, type JoinTerms } from './joinColumns.ts'
import { joinedValue, type DatedRow } from './joinedValue.ts'

/** A week of November; the 23rd is a Monday. Two for one on the 25th. */
const HALO = dailySeries(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'], {
  close: [100, 104, 51, 52],
  adjustedClose: [50, 52, 51, 52],
  figures: { close: [100, 104, 51, 52], pe: [20, null, -3, 21] },
})
const FLAT = dailySeries(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'], { adjustedClose: [10, 11, 11, 11] })
const SPLIT: SplitRatio = { exDay: '2026-11-25', ratio: 2 }

interface Given {
  readonly day?: string | undefined
  readonly target?: number
  readonly symbol?: string | undefined
  readonly tickers?: number
  readonly splits?: readonly SplitRatio[] | 'not there'
  readonly terms?: Partial<JoinTerms>
  readonly group?: readonly DailySeries[]
  readonly series?: ReadonlyMap<string, DailySeries | undefined>
}

function valueOf(name: string, given: Given = {}) {
  const { target = Number.NaN, splits = [SPLIT], group = [], series = new Map([['HALO', HALO]]) } = given
  const terms: JoinTerms = { base: 'previous', against: ['FLAT'], ...given.terms }
  const column = joinColumns(insights, joinSource, terms).find((known) => known.name === name)
  if (!column) throw new Error(`No column ${name}`)
  const row: DatedRow = { symbol: 'HALO', day: '2026-11-24', target, ...given }
  const known = splits === 'not there' ? undefined : new Map([['HALO', splits]])
  return joinedValue(column, row, { series, splits: known }, { base: terms.base, group })
}

describe('a figure of the day', () => {
  it('is that of the day, with nothing to be said of it', () => {
    expect(valueOf('close')).toEqual({ value: 104 })
  })

  it('is that of the last trading day before a holiday, which is told', () => {
    expect(valueOf('close', { day: '2026-11-26' })).toEqual({ value: 51, note: 'Of 25 Nov 2026.' })
  })

  it('is none where it was not given, where the last close is more than seven days old, and before the first', () => {
    expect(valueOf('pe')).toEqual({ value: undefined, note: 'Not given on 24 Nov 2026.' })
    expect(valueOf('close', { day: '2026-12-04' }).value).toBe(52)
    const none = { value: undefined, note: 'No trading day in the 7 days up to the record’s.' }
    expect(valueOf('close', { day: '2026-12-05' })).toEqual(none)
    expect(valueOf('close', { day: '2026-11-22' })).toEqual(none)
  })

  it('says whose it is where the record names several tickers', () => {
    expect(valueOf('close', { tickers: 3 })).toEqual({ value: 104, note: 'HALO, the first of 3 tickers.' })
    expect(valueOf('close', { tickers: 2, day: '2026-11-26' }).note).toBe('HALO, the first of 2 tickers. Of 25 Nov 2026.')
  })

  it('keeps a multiple below zero as it was sent', () => {
    expect(valueOf('pe', { day: '2026-11-25' }).value).toBe(-3)
  })
})

describe('a return', () => {
  it('begins at the close before, with the reaction inside, or at the close of the day', () => {
    // 51 / 50 - 1 = 2 %; 51 / 52 - 1 = -1.923 %.
    expect(valueOf('ret1').value).toBeCloseTo(2, 10)
    expect(valueOf('ret1', { terms: { base: 'same' } }).value).toBeCloseTo(-1.9230769230769, 10)
  })

  it('runs to the last close there is', () => {
    // 52 / 50 - 1
    expect(valueOf('retnow')).toEqual({ value: expect.closeTo(4, 10), note: '23 Nov 2026 to 27 Nov 2026.' })
  })

  it('of a window that has not ended is none, and says how far it is', () => {
    expect(valueOf('ret5')).toEqual({ value: undefined, note: 'Open: 2 of 5 trading days.', short: '2/5', isOpen: true })
  })

  it('is held against the mean of others over the same days', () => {
    // HALO 2 %; FLAT from 10 to 11 is 10 %.
    expect(valueOf('exc1', { group: [FLAT] })).toEqual({
      value: expect.closeTo(-8, 10),
      note: 'Less 10.0%, 23 Nov 2026 to 25 Nov 2026.',
    })
    expect(valueOf('exc1').value).toBeUndefined()
  })
})

describe('the implied upside', () => {
  it('of its day is against the close as traded', () => {
    // 130 / 104 = 1.25
    expect(valueOf('upside_then', { target: 130 })).toEqual({ value: 25, note: 'Against 104.00 on 24 Nov 2026.' })
  })

  it('of today has the target in today’s shares', () => {
    // 130 is 65.00 after two for one; 65 / 52 = 1.25
    expect(valueOf('upside_now', { target: 130 })).toEqual({
      value: 25,
      note: 'Against 52.00 on 27 Nov 2026; target 65.00 after splits.',
    })
  })

  it('is marked where a split cannot be asked for and the prices jumped, and where its ratio cannot be read', () => {
    expect(valueOf('upside_now', { target: 130, splits: 'not there' })).toMatchObject({ value: undefined, short: 'split?' })
    const unread = [{ exDay: '2026-11-25', ratio: Number.NaN }]
    expect(valueOf('upside_now', { target: 130, splits: unread })).toMatchObject({ value: undefined, short: 'split?' })
    // From the day itself nothing lies between.
    expect(valueOf('upside_now', { target: 65, day: '2026-11-25', splits: 'not there' }).value).toBe(25)
  })

  it('leaves a split out that the prices do not show, as one that was withdrawn', () => {
    // No step from 23 to 24 Nov: the target stays 130, and 130 / 52 = 2.5.
    const withdrawn = [{ exDay: '2026-11-24', ratio: 3 }]
    expect(valueOf('upside_now', { target: 130, day: '2026-11-23', splits: withdrawn }).value).toBe(150)
  })

  it('is none without a target', () => {
    expect(valueOf('upside_then')).toEqual({ value: undefined, note: 'No target.' })
    expect(valueOf('upside_then', { target: 0 }).value).toBeUndefined()
  })
})

it('says why there is none: no ticker or day, not loaded, no prices', () => {
  expect(valueOf('close', { symbol: undefined }).note).toBe('The record has no ticker or no day.')
  expect(valueOf('close', { day: undefined }).note).toBe('The record has no ticker or no day.')
  expect(valueOf('close', { symbol: 'ACME' }).note).toBe('Prices not loaded.')
  expect(valueOf('close', { series: new Map([['HALO', undefined]]) }).note).toBe('No prices for this ticker.')
})

it('ranks a multiple from 120 values on, and says of how many', () => {
  const days = Array.from({ length: 130 }, (_, place) => new Date(Date.UTC(2026, 5, 1 + place)).toISOString().slice(0, 10))
  const pe = days.map((_, place) => (place < 10 ? -1 : place))
  const series = new Map([['HALO', dailySeries(days, { figures: { pe } })]])
  const at = (place: number) => valueOf('pe_1y', { day: days[place]!, series })
  // 120 values from 10 to 129: 119 below and itself counted half, of 120.
  expect(at(129)).toEqual({
    value: expect.closeTo((119.5 / 120) * 100, 10),
    note: 'Of 120 values; 10 negative or absent left out.',
  })
  expect(at(128).value).toBeUndefined()
})
