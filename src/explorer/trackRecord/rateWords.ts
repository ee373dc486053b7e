/** Rates in words, and where a rate that was sent lies against those measured. */
import type { Interval } from '../../analysis/distribution.ts'
import type { Rate } from '../../analysis/targets/hitRates.ts'
import { figure } from '../../lib/numbers/counts.ts'
import type { TrackSummary } from './measureTargets.ts'

/** Rates over fewer are drawn faint. */
export const SMALL = 10

export const percentWords = (share: number): string => `${(share * 100).toFixed(1)}%`

export const rateWords = ({ hits, n }: Rate): string => (n === 0 ? '–' : percentWords(hits / n))

/** `38.2–69.5%` */
export const intervalWords = ({ low, high }: Interval): string => `${(low * 100).toFixed(1)}–${percentWords(high)}`

/** A rate as it was sent. */
export interface StatedRate {
  /** In per cent, as text and for comparing. */
  readonly text: string
  readonly rate: number
  readonly ratings: number | undefined
}

const place = (rate: number, { interval }: Rate): string | undefined =>
  interval && (rate < interval.low || rate > interval.high ? 'outside' : 'within')

/** `Provider: 52.38% of 63 ratings gained; outside our 95% interval for targets reached, within that for prices that moved their way.` */
export function statedWords({ text, rate, ratings }: StatedRate, { reached, itsWay }: TrackSummary): string {
  const said = `Provider: ${text}% of ${ratings === undefined ? 'its' : figure(ratings)} ratings gained`
  const [ofReached, ofWay] = [place(rate / 100, reached), place(rate / 100, itsWay)]
  if (!ofReached) return `${said}; no window of ours has ended to hold it against.`
  const own = `${ofReached} our 95% interval for targets reached`
  return `${said}; ${own}${ofWay ? `, ${ofWay} that for prices that moved their way` : ''}.`
}
