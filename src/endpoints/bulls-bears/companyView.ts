/** Bull and bear cases on the page of one company: the latest edition of the two arguments, as they begin. */
import { defineCompanyView, type Fact } from '../../api/endpoint/companyView.ts'
import { dayOfUnix, secondsOf } from '../../lib/dates/days.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { bullsBears, type BullBearCase } from './endpoint.ts'

/** Characters of an argument's beginning, in a panel and on paper. */
const BEGINNING = 220
const ON_PAPER = 560

/** Without the marks of bold lead-ins. */
const beginning = (text: string | null | undefined, most: number): string => {
  const words = text?.replaceAll('**', '').trim() ?? ''
  return words.length <= most ? words : `${words.slice(0, words.lastIndexOf(' ', most))} …`
}

const casesOf = ({ bull_case: bull, bear_case: bear }: BullBearCase, most: number): readonly Fact[] => [
  { label: 'Bull case', text: beginning(bull, most) },
  { label: 'Bear case', text: beginning(bear, most) },
]

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
      ...casesOf(latest, BEGINNING),
    ]
  },
  sheetFactsOf(editions) {
    const latest = latestOf(editions)
    return latest ? casesOf(latest, ON_PAPER).filter(({ text }) => text !== '') : []
  },
})
