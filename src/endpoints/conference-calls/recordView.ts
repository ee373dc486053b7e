/** How a call is shown, wherever it is opened, and titled: whose, of which quarter, when. */
import { lazy } from 'react'
import type { RecordView } from '../../explorer/slots.ts'
import { callNameOf, whenOf } from './callEvents.ts'
import type { ConferenceCall, conferenceCalls } from './endpoint.ts'

/** `Halcyon Optics, Inc.: Q3 2026 call, 3 Dec 2026, 08:30`; nothing for a call of nobody. */
export function titleOfCall(call: ConferenceCall): string | undefined {
  const company = call.name || call.ticker
  return company ? [`${company}: ${callNameOf(call)}`, whenOf(call)].filter(Boolean).join(', ') : undefined
}

/** Loaded with the first record that is opened. */
const CallRecord = lazy(async () => ({ default: (await import('./CallRecord.tsx')).CallRecord }))

const recordView: RecordView<typeof conferenceCalls> = { Record: CallRecord, titleOf: titleOfCall }
export default recordView
