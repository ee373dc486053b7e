/** Records as price targets: whose each is, of which day, and those that are none, by the reason. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isAbsent, valueAt } from '../../api/endpoint/fields.ts'
import { isDay, secondsOf } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import type { TargetCall } from '../../analysis/targets/priorTarget.ts'

export interface TargetRecord extends TargetCall {
  readonly id: string
  readonly firmName: string
  /** The target as a number, for measuring only. */
  readonly price: number
  /** What was done with the rating, and to what. */
  readonly words: string
  /** The day of the same analyst's next target for the share. */
  readonly supersededOn: string | undefined
}

/** Why a record is in no rate. */
export type LeftOut = 'no target' | 'no ticker or day' | 'revised texts'

export interface TargetRecords {
  /** Oldest first. */
  readonly targets: readonly TargetRecord[]
  readonly records: number
  readonly leftOut: Readonly<Record<LeftOut, number>>
}

const orderOf = (a: TargetCall, b: TargetCall): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.updated - b.updated)

export function targetRecords(endpoint: AnyEndpoint, records: readonly unknown[]): TargetRecords {
  const { ticker, day, target } = endpoint.dated!
  const by = endpoint.targets!
  const leftOut = { 'no target': 0, 'no ticker or day': 0, 'revised texts': 0 }
  const read = records.flatMap((record) => {
    const text = (path: string): string => {
      const value = valueAt(record, path)
      return isAbsent(value) ? '' : String(value).trim()
    }
    const price = numberIn(text(target!))
    if (!(price > 0)) leftOut['no target']++
    else if (text(ticker) === '' || !isDay(text(day))) leftOut['no ticker or day']++
    else
      return {
        id: endpoint.identify(record as never),
        ticker: text(ticker),
        day: text(day),
        target: text(target!),
        price,
        analyst: text(by.analyst) || undefined,
        firm: text(by.firm) || text(by.firmName) || undefined,
        firmName: text(by.firmName),
        updated: secondsOf(Number(text(by.updated)) || 0),
        ratingId: text(by.revised) || undefined,
        words: by.words.map(text).filter(Boolean).join(', '),
      }
    return []
  })
  const seen = new Set<string>()
  // A revised text repeats the target of its rating: the first text sets it.
  const own = read.toSorted(orderOf).filter(({ ratingId }) => {
    if (ratingId === undefined) return true
    if (seen.has(ratingId)) leftOut['revised texts']++
    return seen.size < seen.add(ratingId).size
  })
  const next = new Map<string, string>()
  const targets = own
    .toReversed()
    .map((one): TargetRecord => {
      const line = one.analyst && JSON.stringify([one.analyst, one.ticker])
      const supersededOn = line && next.get(line)
      if (line) next.set(line, one.day)
      return { ...one, supersededOn }
    })
    .toReversed()
  return { targets, records: records.length, leftOut }
}
