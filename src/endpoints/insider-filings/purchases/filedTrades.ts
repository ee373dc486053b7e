/** The lines of the loaded filings as trades, each with the filing that it stands in. */
import type { InsiderTrade } from '../../../analysis/insiders/openMarketPurchases.ts'
import { isAmendment } from '../filing/amendments.ts'
import { dayOfMoment, type Filing, type Line } from '../filing/filing.ts'

export interface FiledTrade extends InsiderTrade {
  readonly source: Filing
  readonly line: Line
}

/** What is not known by a symbol is known by its number or its name. */
const companyOf = ({ record }: Filing): string =>
  record.company_symbol?.toUpperCase() || record.company_cik || record.company_name || ''

/** Of filings whose day and company were sent: without them, when and of what is not known. */
export const filedTrades = (filings: readonly Filing[]): readonly FiledTrade[] =>
  filings.flatMap((source) => {
    const { record, owner, lines } = source
    const [filedOn, ticker] = [dayOfMoment(record.filing_date), companyOf(source)]
    if (filedOn === undefined || ticker === '') return []
    return lines.map((line) => ({
      ticker,
      filing: record.accession_number ?? '',
      isAmendment: isAmendment(source),
      filedOn,
      person: owner.insider_cik || owner.insider_name || '',
      day: line.day,
      code: line.code,
      isDerivative: line.isDerivative === true,
      security: line.title,
      shares: line.shares,
      price: line.price,
      sharesAfter: String(line.sent.post_transaction_quantity ?? ''),
      source,
      line,
    }))
  })
