/** The loaded rows as one history a symbol: oldest day first, one row a day, as the chart and its figures want them. */
import { dayOfDisplay, type IsoDay } from '../../../lib/dates/days.ts'
import type { PriceRatio } from '../endpoint.ts'

export interface PricedDay {
  readonly day: IsoDay
  readonly row: PriceRatio
}

export interface History {
  readonly symbol: string
  readonly days: readonly PricedDay[]
}

export interface Histories {
  /** In the order in which the symbols first appear. */
  readonly histories: readonly History[]
  /** Rows without a symbol or without a day that can be read: in the table, not in the chart. */
  readonly leftOut: number
}

/** Groups by the row's own symbol, because series may come mixed (§2.3). Of two rows for one day the later one counts. */
export function historiesOf(records: readonly PriceRatio[]): Histories {
  const bySymbol = new Map<string, PricedDay[]>()
  let leftOut = 0
  for (const row of records) {
    const day = typeof row.date === 'string' ? dayOfDisplay(row.date) : undefined
    if (!day || typeof row.symbol !== 'string' || row.symbol === '') {
      leftOut += 1
      continue
    }
    const days = bySymbol.get(row.symbol)
    if (days) days.push({ day, row })
    else bySymbol.set(row.symbol, [{ day, row }])
  }
  const histories = [...bySymbol].map(([symbol, days]) => {
    // Days that come in order, as they do, are compared once each: a map of thousands took longer.
    days.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    return { symbol, days: days.filter(({ day }, place) => day !== days[place + 1]?.day) }
  })
  return { histories, leftOut }
}

/** Class shares are spelled `BRK.B`, `BRK/B` or `BRK-B`, by whom one asks. */
export const plainSymbol = (symbol: string): string => symbol.toUpperCase().replace(/[/-]/g, '.')
