/** Transcripts on the page of one company: not asked, since the service cannot choose calls by ticker (§4.6). */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { transcripts } from './endpoint.ts'

export const transcriptsOfCompany = defineCompanyView<typeof transcripts>({
  endpoint: transcripts,
  fallbackLink: {
    words:
      'The service gives calls by page alone, of all companies, so nothing is asked here. Their own page searches them one page after the other.',
    textsFor: (ticker) => ({ 'v.ticker': ticker }),
  },
})
