/** The chart in words: what a user sees in it at a glance, each figure from the loaded rows. */
import { wordsOfDay, wordsOfRange } from '../../../lib/dates/days.ts'
import { stepsOf } from './events.ts'
import type { History } from './priceSeries.ts'
import type { Plot } from '../plot/plot.ts'
import { candleOf, changeOf, closesOf, type PriceKind } from './prices.ts'
import { counted } from '../../../lib/numbers/counts.ts'
import { numberFormat, twoDecimals } from '../../../lib/numbers/numberFormat.ts'

const signed = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `▲ 3.2%`, `▼ 3.2%`, `0.0%`: the direction by its shape. */
export function changeWords(change: number): string {
  const text = signed(Math.abs(change))
  if (text === signed(0)) return text
  return `${change > 0 ? '▲' : '▼'} ${text}`
}

const directionWords = (change: number): string =>
  signed(Math.abs(change)) === signed(0) ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${signed(Math.abs(change))}`

/** A split changes what is traded and not what is held, so the change over it is none to the holder. */
function wordsOfSteps(history: History): readonly string[] {
  const days = stepsOf(history).map(({ day }) => wordsOfDay(day))
  return days.length === 0 ? [] : [`Prices as traded step with the count of shares on ${days.join(', ')}.`]
}

/** Range, first and last close, highest and lowest, for one symbol. */
function wordsOfOne(history: History, price: PriceKind): string {
  const { symbol, days } = history
  const closes = closesOf(days, price)
  const [first, last] = [closes[0], closes.at(-1)]
  const name = price === 'adjusted' ? 'adjusted close' : 'close'
  if (!first || !last) return `${symbol}: ${counted(days.length, 'day')}, none with a ${name}.`
  const high = closes.reduce((best, each) => (each.close > best.close ? each : best))
  const low = closes.reduce((best, each) => (each.close < best.close ? each : best))
  const change = changeOf(first.close, last.close)
  const gaps = days.filter(({ row }) => !candleOf(row, price)).length
  return [
    `${symbol}, ${wordsOfRange(first.day, last.day)}, ${counted(closes.length, 'day')}:`,
    `${name} ${twoDecimals(first.close)} to ${twoDecimals(last.close)}${change === undefined ? '' : `, ${directionWords(change)}`}.`,
    `Highest ${twoDecimals(high.close)} on ${wordsOfDay(high.day)}, lowest ${twoDecimals(low.close)} on ${wordsOfDay(low.day)}.`,
    ...(price === 'traded' ? wordsOfSteps(history) : []),
    ...(gaps > 0 ? [`${counted(gaps, 'day')} without all of open, high, low and close: gaps in the chart.`] : []),
  ].join(' ')
}

function wordsOfSeveral(plot: Plot): string {
  const { base } = plot
  if (base === undefined) return 'No day has a close of every symbol, so nothing can be indexed. Draw fewer of them.'
  const ends = plot.indexed
    .map(({ symbol, points }) => ({ symbol, end: points.at(-1)?.value ?? 100 }))
    .sort((a, b) => b.end - a.end)
    .map(({ symbol, end }) => `${symbol} ${end.toFixed(1)} (${directionWords(end / 100 - 1)})`)
  return `Closes indexed to 100 on ${wordsOfDay(base)}, the first day that all have. Latest: ${ends.join(', ')}.`
}

export function summaryOf(histories: readonly History[], plot: Plot, price: PriceKind): string {
  const [only] = histories
  return histories.length === 1 && only ? wordsOfOne(only, price) : wordsOfSeveral(plot)
}
