/** The price at the head of a company's page: last close, what it moved in a day and a year, market cap, and P/E by its percentile. */
import type { Figure } from '../../api/endpoint/companyView.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import { addDays, addMonths, wordsOfDay, wordsOfRange } from '../../lib/dates/days.ts'
import { largeMoney } from '../../lib/numbers/largeMoney.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'
import { valueText } from '../../ui/values/valueText.ts'
import { priceRatios } from './endpoint.ts'
import { standingOf, standingWords, type Standing } from './series/percentile.ts'
import type { History, PricedDay } from './series/priceSeries.ts'
import { changeOf, closesOf, numberAt } from './series/prices.ts'
import { twoDecimals } from '../../lib/numbers/numberFormat.ts'

/** A year back may be a weekend or a holiday on which the loaded days begin; more days than this are another span. */
const LONGEST_BREAK = 5

type Close = ReturnType<typeof closesOf>[number]

function changeFigure(label: string, from: Close | undefined, to: Close): readonly Figure[] {
  const change = changeOf(from?.close, to.close)
  if (from === undefined || change === undefined) return []
  const text = signedPercent(change)
  return [
    {
      label,
      text,
      over: `Adjusted close ${twoDecimals(from.close)} on ${wordsOfDay(from.day)} to ${twoDecimals(to.close)} on ${wordsOfDay(to.day)}.`,
      direction: text === '0.0%' ? undefined : change > 0 ? 'up' : 'down',
    },
  ]
}

/** The close of a year before: of that day or the last before it, or the first after it where the loaded days begin there. */
function yearBefore(closes: readonly Close[], last: Close): Close | undefined {
  const day = addMonths(last.day, -12)
  const [first] = closes
  return closes.findLast((close) => close.day <= day) ?? (first && first.day <= addDays(day, LONGEST_BREAK) ? first : undefined)
}

function changes(days: readonly PricedDay[]): readonly Figure[] {
  const closes = closesOf(days, 'adjusted')
  const last = closes.at(-1)
  if (!last) return []
  return [...changeFigure('Day', closes.at(-2), last), ...changeFigure('1 year', yearBefore(closes, last), last)]
}

function rankWords(standing: Standing): string {
  const words = standingWords(standing)
  return `${words}${/\d/.test(words) ? ' percentile' : ''} of ${standing.days} days`
}

function valuation(days: readonly PricedDay[]): readonly Figure[] {
  const last = days.at(-1)
  const cap = last && numberAt(last.row, 'market_cap')
  const field = fieldAt(priceRatios.fields, 'market_cap')
  const standing = standingOf(days, 'price_to_earnings_ratio_ttm')
  const isRanked = standing && standing.low > 0
  return [
    ...(last && cap !== undefined
      ? [
          {
            label: 'Market cap',
            text: largeMoney(cap),
            over: `$${valueText(field, cap, true) ?? cap} on ${wordsOfDay(last.day)}.`,
          },
        ]
      : []),
    ...(standing
      ? [
          {
            label: 'P/E (TTM)',
            text: twoDecimals(standing.latest),
            // A loss has no multiple to rank.
            note: isRanked ? rankWords(standing) : undefined,
            over: `Of ${wordsOfDay(standing.day)}, over the last four reported quarters; ranges from ${twoDecimals(standing.low)} to ${twoDecimals(standing.high)} in ${wordsOfRange(days[0]!.day, standing.day)}.`,
          },
        ]
      : []),
  ]
}

export function priceFigures(history: History): readonly Figure[] {
  const last = closesOf(history.days, 'traded').at(-1)
  if (!last) return []
  const close = {
    label: 'Last close',
    text: twoDecimals(last.close),
    note: wordsOfDay(last.day),
    over: `As traded on ${wordsOfDay(last.day)}.`,
  }
  return [close, ...changes(history.days), ...valuation(history.days)]
}
