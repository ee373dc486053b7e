/** Insider filings on the page of one company: who bought and who sold in the market, by the day of the filing. */
import { defineCompanyView, type TimelineEvent } from '../../api/endpoint/companyView.ts'
import { insiderNet } from './companyFigures.ts'
import { insiderFilings } from './endpoint.ts'
import { dayOfMoment, filingsOf } from './filing/filing.ts'
import { eventWordsOf, tradeCellsOf } from './filing/filingWords.ts'
import { tradedOf } from './grid/order.ts'
import { purchaseNotes } from './purchaseNotes.ts'

export const filingsOfCompany = defineCompanyView<typeof insiderFilings>({
  endpoint: insiderFilings,
  remark: 'By filing date; trades are earlier. Amendments count separately.',
  lane: 'Insiders',
  figuresOf: insiderNet,
  notesOf: purchaseNotes,
  sheet: {
    title: 'Latest open-market insider trades',
    heads: ['Insider', 'Trade'],
    lines: 6,
    cellsOf: (record) => tradeCellsOf(filingsOf([record])[0]!),
  },
  homeOf: (records) => ({ ciks: records.flatMap(({ company_cik: cik }) => cik || []) }),
  eventOf(record): TimelineEvent | undefined {
    const [filing] = filingsOf([record])
    const day = dayOfMoment(record.filing_date)
    if (!filing || day === undefined) return undefined
    const [bought, sold] = [tradedOf(filing, 'P'), tradedOf(filing, 'S')]
    return {
      day,
      words: eventWordsOf(filing),
      // Both at once says neither.
      direction: bought && !sold ? 'up' : sold && !bought ? 'down' : undefined,
    }
  },
})
