/** Bull and bear cases on the page of one company: the latest edition of the two arguments, as they begin. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { dayOfUnix, secondsOf } from '../../lib/dates/days.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { bullsBears, type BullBearCase } from './endpoint.ts'

/** Characters of an argument's beginning. */
const BEGINNING = 220

const beginning = (text: string | null | undefined): string => {
  const words = text?.trim() ?? ''
  return words.length <= BEGINNING ? words : `${words.slice(0, words.lastIndexOf(' ', BEGINNING))} …`
}

const latestOf = (editions: readonly BullBearCase[]): BullBearCase | undefined =>
  editions.toSorted((a, b) => (b.updated ?? 0) - (a.updated ?? 0))[0]

export const bullsBearsOfCompany = defineCompanyView<typeof bullsBears>({
  endpoint: bullsBears,
  remark: 'Latest edition (not limited to the date range).',
  changedOf(editions) {
    const updated = latestOf(editions)?.updated
    return typeof updated === 'number' ? dayOfUnix(secondsOf(updated)) : undefined
  },
  factsOf(editions) {
    const latest = latestOf(editions)
    if (!latest) return []
    return [
      { label: 'Updated', text: typeof latest.updated === 'number' ? wordsOfUnix(latest.updated) : '' },
      { label: 'Bull case', text: beginning(latest.bull_case) },
      { label: 'Bear case', text: beginning(latest.bear_case) },
    ]
  },
})
