/** How well each analyst's ratings did, computed from the prices that followed them. */
import { addMonths } from '../../lib/dates/days.ts'
import type { Company, Period, Rating, TrackRecord } from '../world/facts.ts'
import { oncePer } from '../world/once.ts'
import type { Calendar } from '../prices/tradingDays.ts'
import type { PricePath } from '../prices/pricePath.ts'

/** Length in months, and how far a share may go, in per cent either way, for a hold to have been right. */
const PERIODS: Readonly<Record<Period, { readonly months: number; readonly band: number }>> = {
  '1m': { months: 1, band: 5 },
  '3m': { months: 3, band: 8 },
  '9m': { months: 9, band: 12 },
  '1y': { months: 12, band: 15 },
  '2y': { months: 24, band: 20 },
  '3y': { months: 36, band: 25 },
}
const periods = Object.keys(PERIODS) as readonly Period[]
/** Over all, a rating is judged once: after a year, or when younger after the longest of these that it has lived. */
const OVERALL: readonly Period[] = ['1y', '9m', '3m', '1m']

interface Outcome {
  /** In per cent. */
  readonly earned: number
  readonly isGain: boolean
}

/** What one who followed the rating earned: a buy the share's return, a sell its opposite, a hold the return, right when small. */
function outcomeOf(stance: Rating['stance'], totalReturn: number, period: Period): Outcome {
  if (stance === 0) return { earned: totalReturn, isGain: Math.abs(totalReturn) <= PERIODS[period].band }
  const earned = stance * totalReturn
  return { earned, isGain: earned > 0 }
}

/** Half from how often, half from how much for the risk; few ratings stay near the middle. */
function scoreOf(count: number, successRate: number, averageReturn: number, deviation: number): number {
  const weight = count / (count + 10)
  const reward = deviation === 0 ? 0 : Math.tanh(averageReturn / deviation)
  return 50 + weight * ((successRate - 50) / 2 + 25 * reward)
}

function recordOf(outcomes: readonly Outcome[]): TrackRecord {
  const count = outcomes.length
  if (count === 0) return { count, gains: 0, losses: 0, averageReturn: 0, deviation: 0, successRate: 0, smartScore: 0 }
  const gains = outcomes.filter((outcome) => outcome.isGain).length
  const averageReturn = outcomes.reduce((sum, { earned }) => sum + earned, 0) / count
  const squares = outcomes.reduce((sum, { earned }) => sum + (earned - averageReturn) ** 2, 0)
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : 0
  const successRate = (100 * gains) / count
  const smartScore = scoreOf(count, successRate, averageReturn, deviation)
  return { count, gains, losses: count - gains, averageReturn, deviation, successRate, smartScore }
}

export type TrackRecords = Readonly<Record<Period | 'overall', TrackRecord>>

/** Judges one analyst's ratings: those with a word, as far as they are old enough. */
export function judgeOver(
  calendar: Calendar,
  walkOf: (company: Company) => PricePath,
): (ratings: readonly Rating[]) => TrackRecords {
  // The last trading day that is not after the end of the period; -1 while that lies ahead.
  const endOf = oncePer((period: Period) =>
    oncePer((index: number) => {
      const end = addMonths(calendar.days[index]!, PERIODS[period].months)
      if (end > calendar.today) return -1
      const after = calendar.indexFrom(end)
      return calendar.days[after] === end ? after : after - 1
    }),
  )
  const judge = (rating: Rating, index: number, period: Period): Outcome | undefined => {
    const end = endOf(period)(index)
    if (end < 0) return undefined
    const { totals } = walkOf(rating.company)
    return outcomeOf(rating.stance, 100 * (totals[end]! / totals[index]! - 1), period)
  }
  return (ratings) => {
    const outcomes: Record<Period | 'overall', Outcome[]> = {
      '1m': [],
      '3m': [],
      '9m': [],
      '1y': [],
      '2y': [],
      '3y': [],
      overall: [],
    }
    for (const rating of ratings) {
      if (rating.rating === '') continue
      const index = calendar.indexFrom(rating.day)
      const judged = new Map(periods.map((period) => [period, judge(rating, index, period)]))
      for (const [period, outcome] of judged) if (outcome) outcomes[period].push(outcome)
      const whole = OVERALL.map((period) => judged.get(period)).find((outcome) => outcome !== undefined)
      if (whole) outcomes.overall.push(whole)
    }
    return Object.fromEntries(Object.entries(outcomes).map(([period, list]) => [period, recordOf(list)])) as Record<
      Period | 'overall',
      TrackRecord
    >
  }
}
