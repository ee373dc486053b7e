/** Transcripts on the page of one company: not asked, since the service cannot choose calls by ticker (§4.6). */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { transcripts } from './endpoint.ts'

export const transcriptsOfCompany = defineCompanyView<typeof transcripts>({
  endpoint: transcripts,
  fallbackLink: {
    wordsFor: (ticker) => `Find ${ticker} transcripts`,
    textsFor: (ticker) => ({ 'v.ticker': ticker }),
    together: { wordsFor: (ticker) => `${ticker} calls by quarter`, path: '/calls/company' },
  },
})
