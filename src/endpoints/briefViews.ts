/** What each operation contributes to the brief, in the order in which they are asked. */
import type { AnyBriefView } from '../api/endpoint/briefView.ts'
import { bullsBearsInBrief } from './bulls-bears/briefView.ts'
import { callsInBrief } from './conference-calls/briefView.ts'
import { filingsInBrief } from './insider-filings/briefView.ts'
import { insightsInBrief } from './insights/briefView.ts'
import { newsInBrief } from './news/briefView.ts'
import { splitsInBrief } from './splits/briefView.ts'

export const briefViews: readonly AnyBriefView[] = [
  insightsInBrief,
  splitsInBrief,
  filingsInBrief,
  callsInBrief,
  newsInBrief,
  bullsBearsInBrief,
]
