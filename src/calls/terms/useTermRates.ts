/** How often the reader's terms are said on each call of a company, all groups together, for a table that names the calls. */
import { useMemo, useSyncExternalStore } from 'react'
import { figure } from '../../lib/numbers/counts.ts'
import { readTermGroups, writeTermGroups } from '../../lib/text/termGroups.ts'
import { subscribeToTermList, termList } from '../../settings/termList.ts'
import { useAnswerOf } from '../frame/useAnswerOf.ts'
import { useCompanyCalls } from '../frame/useCompanyCalls.ts'
import { COUNTED_PARTS, type TermMatrix } from './termMatrix.ts'
import { rateText } from './termsSheet.ts'
import { termsViewIn } from './termsView.ts'

export interface TermRate {
  /** Per 1,000 words; empty for a call without words. */
  readonly rate: string
  /** Each group with how often it is said. */
  readonly groups: string
}

/** By the call's id. */
export function termRatesOf({ calls, words, rows }: TermMatrix): ReadonlyMap<string, TermRate> {
  const groups = rows.filter(({ term }) => term === undefined)
  return new Map(
    calls.map(({ id }, at) => {
      const counts = groups.map(({ group, cells }) => ({
        group,
        count: COUNTED_PARTS.reduce((sum, part) => sum + cells[at]![part].count, 0),
      }))
      const count = counts.reduce((sum, each) => sum + each.count, 0)
      const all = COUNTED_PARTS.reduce((sum, part) => sum + words[at]![part], 0)
      return [id, { rate: rateText(count, all), groups: counts.map((each) => `${each.group}: ${figure(each.count)}`).join('\n') }]
    }),
  )
}

/** `undefined` while they are counted. */
export function useTermRates(ticker: string): ReadonlyMap<string, TermRate> | undefined {
  const { calls } = useCompanyCalls(ticker === '' ? undefined : ticker)
  const own = useSyncExternalStore(subscribeToTermList, termList)
  const list = writeTermGroups(termsViewIn(new URLSearchParams(), own).groups)
  const asked = useMemo(() => (calls && calls.length > 0 ? { calls, groups: readTermGroups(list) } : undefined), [calls, list])
  const { answer } = useAnswerOf('terms', asked)
  return useMemo(() => answer && termRatesOf(answer), [answer])
}
