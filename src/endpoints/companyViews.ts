/** What each operation contributes to the page of one company, the lanes of the time axis in the order they stand below it. */
import type { AnyCompanyView } from '../api/endpoint/companyView.ts'
import { analystsOfCompany } from './analysts/companyView.ts'
import { bullsBearsOfCompany } from './bulls-bears/companyView.ts'
import { callsOfCompany } from './conference-calls/companyView.ts'
import { filingsOfCompany } from './insider-filings/companyView.ts'
import { insightsOfCompany } from './insights/companyView.ts'
import { logosOfCompany } from './logos/companyView.ts'
import { newsOfCompany } from './news/companyView.ts'
import { pricesOfCompany } from './price-ratios/companyView.ts'
import { splitsOfCompany } from './splits/companyView.ts'
import { transcriptsOfCompany } from './transcripts/companyView.ts'

export const companyViews: readonly AnyCompanyView[] = [
  pricesOfCompany,
  insightsOfCompany,
  filingsOfCompany,
  callsOfCompany,
  splitsOfCompany,
  newsOfCompany,
  bullsBearsOfCompany,
  analystsOfCompany,
  transcriptsOfCompany,
  logosOfCompany,
]
