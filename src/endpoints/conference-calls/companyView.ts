/** Conference calls on the page of one company: held and scheduled, by their day. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { isDay } from '../../lib/dates/days.ts'
import { callNameOf, minuteOf } from './callEvents.ts'
import { nextCall } from './companyFigures.ts'
import { transcripts } from '../transcripts/endpoint.ts'
import { conferenceCalls } from './endpoint.ts'

export const callsOfCompany = defineCompanyView<typeof conferenceCalls>({
  endpoint: conferenceCalls,
  lane: 'Calls',
  eventOf(call) {
    if (!call.date || !isDay(call.date)) return undefined
    const words = [callNameOf(call), minuteOf(call.start_time)].filter(Boolean).join(', ')
    return { day: call.date, words: words.slice(0, 1).toUpperCase() + words.slice(1) }
  },
  figuresOf: nextCall,
  moreLink: {
    endpoint: transcripts,
    wordsFor: (ticker) => `${ticker} transcripts`,
    textsFor: (ticker) => ({ 'v.ticker': ticker }),
  },
  homeOf: (calls) => ({ exchanges: calls.flatMap(({ exchange }) => exchange || []) }),
  identityOf(records) {
    const call = records.find(({ name }) => name)
    if (!call?.name) return undefined
    return { name: call.name, facts: [{ label: 'CUSIP', text: call.cusip ?? '' }] }
  },
})
