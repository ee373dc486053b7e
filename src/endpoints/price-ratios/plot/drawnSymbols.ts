/** Which of the loaded symbols are drawn, and what is to be said of the rest. */
import { plainSymbol, type Histories, type History } from '../series/priceSeries.ts'
import { MOST_LINES } from './lineStyle.ts'
import type { Drawn } from './plot.ts'

/** Those wanted, or all, as far as they can be told apart. Wanted symbols of which there are no rows count as not given. */
export function drawnOf(histories: readonly History[], wanted: readonly string[] | undefined): readonly Drawn[] {
  const all = histories.map((history, place) => ({ history, place }))
  const some = all.filter(({ history }) => wanted?.includes(history.symbol))
  return (some.length > 0 ? some : all).slice(0, MOST_LINES)
}

/** `asked`: the tickers of the query. */
export function remarksOn(
  { histories, leftOut }: Histories,
  drawn: readonly Drawn[],
  asked: readonly string[],
): readonly string[] {
  const came = new Set(histories.map(({ symbol }) => plainSymbol(symbol)))
  const absent = asked.filter((ticker) => !came.has(plainSymbol(ticker)))
  return [
    ...(drawn.length < histories.length ? [`${drawn.length} of ${histories.length} symbols are drawn.`] : []),
    ...(absent.length > 0 ? [`No rows came for ${absent.join(', ')}.`] : []),
    ...(leftOut > 0
      ? [`${leftOut} ${leftOut === 1 ? 'row has' : 'rows have'} no symbol or no day that can be read: table only.`]
      : []),
  ]
}
