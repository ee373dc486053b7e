/** Analysts on the page of one company: the profiles of those whose insights are loaded, since no ticker can be asked for. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { insights, type Insight } from '../insights/endpoint.ts'
import { analysts } from './endpoint.ts'

/** Identifiers that an address has room for. */
const MOST = 50

/** Rounded for reading; what is no number as it was sent. */
function hitRate(rate: unknown): string {
  const number = numberIn(String(rate))
  return Number.isNaN(number) ? String(rate) : `${Math.round(number)}%`
}

export const analystsOfCompany = defineCompanyView<typeof analysts>({
  endpoint: analysts,
  remark: 'Authors of the ratings loaded here.',
  dependsOn: {
    endpoint: insights,
    textsOf(records) {
      const ids = (records as readonly Insight[]).flatMap((insight) => insight.analyst_id || [])
      const known = [...new Set(ids)].slice(0, MOST)
      return known.length === 0 ? undefined : { analyst: known.join(',') }
    },
  },
  factsOf: (profiles) =>
    profiles.map(({ name_full: name, firm_name: firm, ratings_accuracy: record }, row) => ({
      row,
      label: [name, firm].filter(Boolean).join(', ') || 'Name not given',
      text:
        record?.overall_success_rate && record.total_ratings
          ? `${hitRate(record.overall_success_rate)} hit rate (${record.total_ratings} ratings)`
          : 'no track record',
      exact: record?.overall_success_rate ? `${record.overall_success_rate}%` : undefined,
    })),
})
