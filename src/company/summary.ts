/** The time axis in words: what the line does, and how many events each lane holds. */
import { counted } from '../lib/numbers/counts.ts'
import { addMonths, daysBetween, wordsOfDay, wordsOfRange, type IsoDay } from '../lib/dates/days.ts'
import { signedPercent } from '../lib/numbers/percent.ts'
import type { Range } from './companyAddress.ts'
import { isWithin, type Lane, type PriceLine } from './timeline/timelineEvents.ts'
import { twoDecimals } from '../lib/numbers/numberFormat.ts'

/** `1 split`, `12 splits`; the nouns of operations are plural. */
export const countedOf = (count: number, noun: string): string => counted(count, noun.replace(/s$/, ''), noun)

/** Days between the first price and a year before the last, so that a weekend is no other span. */
const LONGEST_BREAK = 5

function spanOf(first: IsoDay, last: IsoDay): string {
  return Math.abs(daysBetween(addMonths(last, -12), first)) <= LONGEST_BREAK ? '1Y' : `since ${wordsOfDay(first)}`
}

function wordsOfPrices({ points, answer }: PriceLine): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last)
    return answer.state === 'failed' ? 'prices unavailable' : answer.state === 'waiting' ? 'prices loading' : 'no prices'
  const change = first.value > 0 ? ` (${signedPercent(last.value / first.value - 1)} ${spanOf(first.day, last.day)})` : ''
  return `${twoDecimals(last.value)}${change}`
}

function wordsOfLane({ answer, events, gap }: Lane): string {
  const { noun } = answer.view.endpoint
  if (answer.state === 'failed') return `${noun} unavailable`
  if (answer.state === 'waiting' || answer.state === 'offline') return `${noun} loading`
  if (events.length === 0) return `no ${noun}`
  return `${countedOf(events.length, noun)}${gap ? ` (${wordsOfRange(gap.from, gap.to)} not all loaded)` : ''}`
}

export const summaryOf = (prices: PriceLine | undefined, lanes: readonly Lane[]): string =>
  [...(prices ? [wordsOfPrices(prices)] : []), ...lanes.map(wordsOfLane)].join(' · ')

/** Of one day: the last price up to it and the events on it. */
export function wordsOfDayOnAxis(day: IsoDay, range: Range, prices: PriceLine | undefined, lanes: readonly Lane[]): string {
  const price = isWithin(range, day) ? prices?.points.find((point) => point.day === day) : undefined
  const events = lanes.flatMap(({ name, events: own }) =>
    own.filter((event) => event.day === day).map(({ words }) => `${name}: ${words}`),
  )
  const onDay = price ? `${prices?.words} ${twoDecimals(price.value)}` : 'no price'
  return [`${wordsOfDay(day)}, ${onDay}`, ...events].join('. ')
}
