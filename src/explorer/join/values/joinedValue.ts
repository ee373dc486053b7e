/** What a joined column holds in a row, or why it holds nothing: only what was known, by the rules of `src/analysis`. */
import { placeAsOf, type DailySeries } from '../../../analysis/dailySeries.ts'
import { groupReturn, returnToDate, windowReturn, type WindowReturn } from '../../../analysis/returns.ts'
import { isDeniedByPrices, mayHaveSplit, splitFactor, type SplitRatio } from '../../../analysis/splitAdjustment.ts'
import { trailingPercentile } from '../../../analysis/trailingPercentile.ts'
import { wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import type { JoinColumn, JoinTerms } from './joinColumns.ts'

/** A record as its columns are joined to it. */
export interface DatedRow {
  /** As the price source spells it. */
  readonly symbol: string | undefined
  /** How many the record names; the symbol is the first of them. */
  readonly tickers?: number
  readonly day: IsoDay | undefined
  /** A price that is foreseen, `NaN` for none. */
  readonly target: number
}

/** What is loaded of prices and splits. */
export interface Histories {
  /** By symbol; `undefined` where the service has none, and no entry where it was not asked yet. */
  readonly series: ReadonlyMap<string, DailySeries | undefined>
  /** By symbol; `undefined` where they are not there. */
  readonly splits: ReadonlyMap<string, readonly SplitRatio[]> | undefined
}

export interface JoinedValue {
  readonly value: number | undefined
  /** In place of the value, in a word. */
  readonly short?: string
  /** The day taken, or why there is no value. */
  readonly note?: string
  /** Its window has not ended. */
  readonly isOpen?: true
}

const none = (note: string, short?: string): JoinedValue => ({ value: undefined, note, ...(short ? { short } : {}) })

const NO_DAY = none('The record has no ticker or no day.')
const NOT_LOADED = none('Prices not loaded.')
const NO_PRICES = none('No prices for this ticker.')
const NO_CLOSE = none('No trading day in the 7 days up to the record’s.')

const given = (value: number, note?: string): JoinedValue => (note === undefined ? { value } : { value, note })

function figureAt(series: DailySeries, figure: string, day: IsoDay): JoinedValue {
  const place = placeAsOf(series.days, day)
  if (place === undefined) return NO_CLOSE
  const taken = series.days[place]!
  const value = series.figures[figure]?.[place] ?? Number.NaN
  if (Number.isNaN(value)) return none(`Not given on ${wordsOfDay(taken)}.`)
  return given(value, taken === day ? undefined : `Of ${wordsOfDay(taken)}.`)
}

function percentileAt(series: DailySeries, column: Extract<JoinColumn, { kind: 'percentile' }>, day: IsoDay): JoinedValue {
  const values = series.figures[column.figure]
  const found = values && trailingPercentile(series.days, values, day, column.years)
  if (!found) return none('Fewer than 120 values above zero, or none that day.')
  return given(
    found.value,
    `Of ${found.count} values${found.leftOut > 0 ? `; ${found.leftOut} negative or absent left out` : ''}.`,
  )
}

function returnWords(found: WindowReturn): JoinedValue {
  if (found.state === 'missing') return none('No adjusted close to begin or end with.')
  if (found.state === 'open')
    return {
      ...none(`Open: ${found.elapsed} of ${found.length} trading days.`, `${found.elapsed}/${found.length}`),
      isOpen: true,
    }
  return given(found.value * 100, `${wordsOfDay(found.from)} to ${wordsOfDay(found.to)}.`)
}

interface Terms {
  readonly base: JoinTerms['base']
  /** What returns are held against. */
  readonly group: readonly DailySeries[]
}

function returnAt(
  series: DailySeries,
  { window, isExcess }: Extract<JoinColumn, { kind: 'return' }>,
  day: IsoDay,
  { base, group }: Terms,
): JoinedValue {
  const own = window === 'today' ? returnToDate(series, day, base) : windowReturn(series, day, window, base)
  if (!isExcess || own.state !== 'ended') return returnWords(own)
  const mean = groupReturn(group, own.from, own.to)
  if (Number.isNaN(mean)) return none('No return of the comparison over these days.')
  return given((own.value - mean) * 100, `Less ${(mean * 100).toFixed(1)}%, ${wordsOfDay(own.from)} to ${wordsOfDay(own.to)}.`)
}

function upsideAt(
  series: DailySeries,
  isNow: boolean,
  row: DatedRow & { day: IsoDay; symbol: string },
  { splits }: Histories,
): JoinedValue {
  if (!(row.target > 0)) return none('No target.')
  const place = isNow ? series.days.length - 1 : placeAsOf(series.days, row.day)
  const close = place === undefined ? Number.NaN : series.close[place]!
  if (place === undefined || !(close > 0)) return NO_CLOSE
  const taken = series.days[place]!
  const against = `Against ${close.toFixed(2)} on ${wordsOfDay(taken)}`
  if (!isNow) return given((row.target / close - 1) * 100, `${against}.`)
  if (!splits && mayHaveSplit(series, row.day, taken))
    return none('Split not checked: the split calendar is not there.', 'split?')
  // A split that was withdrawn stays in the calendar: the prices do not show it.
  const known = (splits?.get(row.symbol) ?? []).filter((split) => !isDeniedByPrices(series, split))
  const factor = splitFactor(known, row.day, taken)
  if (Number.isNaN(factor)) return none('A split since has a ratio that cannot be read.', 'split?')
  const adjusted = row.target / factor
  return given((adjusted / close - 1) * 100, `${against}${factor === 1 ? '' : `; target ${adjusted.toFixed(2)} after splits`}.`)
}

function valueOfFirst(column: JoinColumn, row: DatedRow, histories: Histories, terms: Terms): JoinedValue {
  const { symbol, day } = row
  if (symbol === undefined || day === undefined) return NO_DAY
  if (!histories.series.has(symbol)) return NOT_LOADED
  const series = histories.series.get(symbol)
  if (!series) return NO_PRICES
  switch (column.kind) {
    case 'figure':
      return figureAt(series, column.figure, day)
    case 'percentile':
      return percentileAt(series, column, day)
    case 'return':
      return returnAt(series, column, day, terms)
    case 'upside':
      return upsideAt(series, column.isNow, { ...row, symbol, day }, histories)
  }
}

export function joinedValue(column: JoinColumn, row: DatedRow, histories: Histories, terms: Terms): JoinedValue {
  const found = valueOfFirst(column, row, histories, terms)
  const { symbol, tickers = 1 } = row
  if (tickers === 1 || symbol === undefined) return found
  return { ...found, note: [`${symbol}, the first of ${tickers} tickers.`, found.note].filter(Boolean).join(' ') }
}
