/** Analysts on the page of one company: the profiles of those whose insights are loaded, since no ticker can be asked for. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { insights, type Insight } from '../insights/endpoint.ts'
import { numberOf } from './board/measures.ts'
import { analysts } from './endpoint.ts'

/** `57.78` as `58%`: the exact rate stands on their own page. */
const hitRateWords = (text: string): string => {
  const rate = numberOf(text)
  return rate === undefined ? text : `${Math.round(rate)}%`
}

/** Identifiers that an address has room for. */
const MOST = 50

export const analystsOfCompany = defineCompanyView<typeof analysts>({
  endpoint: analysts,
  remark: 'Those who wrote the ratings loaded here.',
  dependsOn: {
    endpoint: insights,
    textsOf(records) {
      const ids = (records as readonly Insight[]).flatMap((insight) => insight.analyst_id || [])
      const known = [...new Set(ids)].slice(0, MOST)
      return known.length === 0 ? undefined : { analyst: known.join(',') }
    },
  },
  factsOf: (profiles) =>
    profiles.map(({ name_full: name, firm_name: firm, ratings_accuracy: record }) => ({
      label: [name, firm].filter(Boolean).join(', ') || 'Name not given',
      text:
        record?.overall_success_rate && record.total_ratings
          ? `${hitRateWords(record.overall_success_rate)} hit rate (${record.total_ratings} ratings)`
          : 'track record not given',
    })),
})
