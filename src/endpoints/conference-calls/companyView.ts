/** Conference calls on the page of one company: held and scheduled, by their day. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { isDay } from '../../lib/dates/days.ts'
import { eventOfCall } from './callEvents.ts'
import { nextCall } from './companyFigures.ts'
import { conferenceCalls } from './endpoint.ts'

export const callsOfCompany = defineCompanyView<typeof conferenceCalls>({
  endpoint: conferenceCalls,
  lane: 'Calls',
  eventOf: (call) => (call.date && isDay(call.date) ? { day: call.date, words: eventOfCall(call, false).facts } : undefined),
  figuresOf: nextCall,
  homeOf: (calls) => ({ exchanges: calls.flatMap(({ exchange }) => exchange || []) }),
  identityOf(records) {
    const call = records.find(({ name }) => name)
    if (!call?.name) return undefined
    return { name: call.name, facts: [{ label: 'CUSIP', text: call.cusip ?? '' }] }
  },
})
