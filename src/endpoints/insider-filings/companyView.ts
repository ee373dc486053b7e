/** Insider filings on the page of one company: who bought and who sold in the market, by the day of the filing. */
import { defineCompanyView, type TimelineEvent } from '../../api/endpoint/companyView.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import { valueText } from '../../ui/valueText.ts'
import { insiderFilings } from './endpoint.ts'
import { dayOfMoment, filingsOf } from './filing/filing.ts'
import { tradedOf } from './grid/order.ts'

const DOLLARS = fieldAt(insiderFilings.fields, 'remaining_shares')
const dollars = (value: string): string => `$${valueText(DOLLARS, value) ?? value}`

export const filingsOfCompany = defineCompanyView<typeof insiderFilings>({
  endpoint: insiderFilings,
  remark: 'By the day of the filing; the trades lie before it. An amendment is a filing of its own.',
  lane: 'Insiders',
  homeOf: (records) => ({ ciks: records.flatMap(({ company_cik: cik }) => cik || []) }),
  eventOf(record): TimelineEvent | undefined {
    const [filing] = filingsOf([record])
    const day = dayOfMoment(record.filing_date)
    if (!filing || day === undefined) return undefined
    const [bought, sold] = [tradedOf(filing, 'P'), tradedOf(filing, 'S')]
    const trades = [bought && `bought ${dollars(bought)}`, sold && `sold ${dollars(sold)}`].filter(Boolean).join(', ')
    const form = record.form_type ? `form ${record.form_type}` : 'filing'
    return {
      day,
      words: `${filing.owner.insider_name || 'Insider not named'}: ${trades || `${form}, no purchase or sale`}`,
      // Both at once says neither.
      direction: bought && !sold ? 'up' : sold && !bought ? 'down' : undefined,
    }
  },
})
