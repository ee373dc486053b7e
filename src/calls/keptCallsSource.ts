/** What the reader of a call asks the library: the company's other calls, and where two are compared. */
import type { KeptCalls } from '../endpoints/transcripts/search/KeptCallsContext.ts'
import { keptCallsOf } from './library/keptCalls.ts'
import { comparisonAddress } from './page/callsAddress.ts'

export const keptCallsSource: KeptCalls = { callsOf: keptCallsOf, comparisonAddress }
