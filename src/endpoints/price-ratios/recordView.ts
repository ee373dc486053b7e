/** How a day of prices is titled, wherever it is opened: close and multiple. */
import type { RecordView } from '../../explorer/slots.ts'
import { dayOfDisplay, wordsOfDay } from '../../lib/dates/days.ts'
import type { PriceRatio, priceRatios } from './endpoint.ts'
import { numberAt } from './series/prices.ts'
import { twoDecimals } from '../../lib/numbers/numberFormat.ts'

/** `HALO, 20 Nov 2026: close 53.30, P/E (TTM) 9.93`; nothing where there is no close. */
export function titleOfDay(row: PriceRatio): string | undefined {
  const close = numberAt(row, 'close')
  if (!row.symbol || close === undefined) return undefined
  const day = dayOfDisplay(row.date ?? '')
  const multiple = numberAt(row, 'price_to_earnings_ratio_ttm')
  const figures = [`close ${twoDecimals(close)}`, multiple !== undefined && `P/E (TTM) ${twoDecimals(multiple)}`]
  return `${[row.symbol, day && wordsOfDay(day)].filter(Boolean).join(', ')}: ${figures.filter(Boolean).join(', ')}`
}

const recordView: RecordView<typeof priceRatios> = { titleOf: titleOfDay }
export default recordView
