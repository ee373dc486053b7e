/** Insider filings in the brief: purchases and sales in the open market, by their worth; other filings say nothing there. */
import { defineBriefView } from '../../api/endpoint/briefView.ts'
import { secondsOf } from '../../lib/dates/days.ts'
import { insiderFilings, type InsiderFilingRecord } from './endpoint.ts'
import { dayOfMoment, filingsOf, isTrue } from './filing/filing.ts'
import { titleOfFiling } from './filing/filingWords.ts'
import { tradedOf } from './grid/order.ts'

function lineOf(record: InsiderFilingRecord) {
  const [filing] = filingsOf([record])
  const [bought, sold] = filing ? [tradedOf(filing, 'P'), tradedOf(filing, 'S')] : []
  if (bought === undefined && sold === undefined) return undefined
  const direction = bought === undefined ? ('down' as const) : ('up' as const)
  return {
    kind: bought === undefined ? ('insider-sale' as const) : ('insider-purchase' as const),
    words: titleOfFiling(record) ?? 'Insider not named',
    day: dayOfMoment(record.filing_date),
    // Both at once says neither.
    direction: bought !== undefined && sold !== undefined ? undefined : direction,
    size: Number(bought ?? sold),
    detail: isTrue(record.is_10b5) ? '10b5-1 plan' : undefined,
  }
}

export const filingsInBrief = defineBriefView<typeof insiderFilings>({
  endpoint: insiderFilings,
  asks: [{ textsFor: ({ since }) => ({ updated: String(since), limit: '200' }) }],
  updatedOf: ({ updated }) => (typeof updated === 'number' ? secondsOf(updated) : undefined),
  companiesOf: ({ company_symbol: ticker, company_name: name }) => [{ ticker: ticker ?? '', name: name || undefined }],
  linesOf: (records) => records.map(lineOf),
})
