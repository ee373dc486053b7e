/** The target that a new one takes the place of: the same analyst's for the share, else the same firm's. */
import { countWhile } from '../../lib/bisect.ts'
import { daysBetween, type IsoDay } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { restatedPrice, type SplitRatio } from '../splitAdjustment.ts'

export interface TargetCall {
  readonly ticker: string
  /** Who is not named is nobody's predecessor: absent or empty. */
  readonly analyst: string | undefined
  readonly firm: string | undefined
  readonly day: IsoDay
  /** Unix seconds of the last change, which puts those of one day in order; 0 where it is not known. */
  readonly updated: number
  /** What two calls share where one is a revised text of the other. */
  readonly ratingId: string | undefined
  /** The decimal string as it was sent. */
  readonly target: string
}

export interface PriorTarget<Call extends TargetCall = TargetCall> {
  readonly call: Call
  /** Otherwise the same firm's, by another analyst or by nobody named. */
  readonly isSameAnalyst: boolean
  /** Calendar days between the two. */
  readonly days: number
  /** The prior target in the shares of the new one's day; its exact text is that of `call`. */
  readonly restated: number
  /** The new target over it, less one: a share of one. */
  readonly change: number
}

const orderOf = (a: TargetCall, b: TargetCall): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.updated - b.updated)

/** For each call the target before it, in the same order; `undefined` for none. `splitsOf` gives the splits of a ticker. */
export function priorTargets<Call extends TargetCall>(
  calls: readonly Call[],
  splitsOf: (ticker: string) => readonly SplitRatio[],
): readonly (PriorTarget<Call> | undefined)[] {
  const priced = calls.filter((call) => numberIn(call.target) > 0).toSorted(orderOf)
  const lineOf = (who: string | undefined, { ticker }: TargetCall): string => (who && ticker ? JSON.stringify([who, ticker]) : '')
  const byAnalyst = Map.groupBy(priced, (call) => lineOf(call.analyst, call))
  const byFirm = Map.groupBy(priced, (call) => lineOf(call.firm, call))

  const before = (line: readonly Call[], call: Call): Call | undefined => {
    let place = countWhile(line.length, (at) => orderOf(line[at]!, call) < 0) - 1
    while (place >= 0 && call.ratingId && line[place]!.ratingId === call.ratingId) place--
    return line[place]
  }
  return calls.map((call) => {
    const target = numberIn(call.target)
    if (!(target > 0)) return undefined
    const find = (lines: ReadonlyMap<string, readonly Call[]>, key: string): Call | undefined =>
      key === '' ? undefined : before(lines.get(key) ?? [], call)
    const own = find(byAnalyst, lineOf(call.analyst, call))
    const prior = own ?? find(byFirm, lineOf(call.firm, call))
    if (!prior) return undefined
    const restated = restatedPrice(numberIn(prior.target), splitsOf(call.ticker), prior.day, call.day)
    return {
      call: prior,
      isSameAnalyst: own !== undefined,
      days: daysBetween(prior.day, call.day),
      restated,
      change: target / restated - 1,
    }
  })
}
