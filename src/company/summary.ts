/** The time axis in words: what the line does, and how many events each lane holds. */
import { counted } from '../lib/counts.ts'
import { wordsOfDay, wordsOfRange, type IsoDay } from '../lib/days.ts'
import type { Range } from './companyAddress.ts'
import { isWithin, type Lane, type PriceLine } from './timelineEvents.ts'

export const priceText = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1 split`, `12 splits`; the nouns of operations are plural. */
export const countedOf = (count: number, noun: string): string => counted(count, noun.replace(/s$/, ''), noun)

function wordsOfPrices({ words, points, answer }: PriceLine): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return answer.state === 'empty' ? 'no prices' : 'prices not there'
  const change = first.value > 0 ? ((last.value / first.value - 1) * 100).toFixed(1) : undefined
  const direction = change === undefined ? '' : `, ${Number(change) < 0 ? 'down' : 'up'} ${change.replace('-', '')}%`
  return `${words} ${priceText(first.value)} to ${priceText(last.value)}${direction}`
}

function wordsOfLane({ answer, events, gap }: Lane): string {
  const { noun } = answer.view.endpoint
  if (answer.state === 'failed') return `${noun} did not arrive`
  if (answer.state === 'waiting' || answer.state === 'offline') return `${noun} on their way`
  if (events.length === 0) return `no ${noun}`
  return `${countedOf(events.length, noun)}${gap ? ` and perhaps more from ${wordsOfRange(gap.from, gap.to)}` : ''}`
}

export const summaryOf = (ticker: string, range: Range, prices: PriceLine | undefined, lanes: readonly Lane[]): string =>
  `${ticker}, ${wordsOfRange(range.from, range.to)}: ${[...(prices ? [wordsOfPrices(prices)] : []), ...lanes.map(wordsOfLane)].join('; ')}.`

/** Of one day: the last price up to it and the events on it. */
export function wordsOfDayOnAxis(day: IsoDay, range: Range, prices: PriceLine | undefined, lanes: readonly Lane[]): string {
  const price = isWithin(range, day) ? prices?.points.find((point) => point.day === day) : undefined
  const events = lanes.flatMap(({ name, events: own }) =>
    own.filter((event) => event.day === day).map(({ words }) => `${name}: ${words}`),
  )
  const onDay = price ? `${prices?.words} ${priceText(price.value)}` : 'no price'
  return [`${wordsOfDay(day)}, ${onDay}`, ...events].join('. ')
}
