/** How far a day is from a company's conference calls. */
import { countWhile } from '../../lib/bisect.ts'
import { daysBetween, type IsoDay } from '../../lib/dates/days.ts'

export interface CallDistance {
  /** Calendar days since the last call on or before the day: 0 on the day itself. `undefined` where none is known. */
  readonly sinceLast: number | undefined
  /** To the next call after the day, which need not have been announced on it. */
  readonly toNext: number | undefined
}

/** `calls` ascending. */
export function callDistance(calls: readonly IsoDay[], day: IsoDay): CallDistance {
  const next = countWhile(calls.length, (place) => calls[place]! <= day)
  const [before, after] = [calls[next - 1], calls[next]]
  return {
    sinceLast: before === undefined ? undefined : daysBetween(before, day),
    toNext: after === undefined ? undefined : daysBetween(day, after),
  }
}
