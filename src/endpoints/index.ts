/** The operations of the service, in the order and the groups in which the app lists them. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { analysts } from './analysts/endpoint.ts'
import { bullsBears } from './bulls-bears/endpoint.ts'
import { conferenceCalls } from './conference-calls/endpoint.ts'
import { insiderFilings } from './insider-filings/endpoint.ts'
import { insights } from './insights/endpoint.ts'
import { logos } from './logos/endpoint.ts'
import { news } from './news/endpoint.ts'
import { priceRatios } from './price-ratios/endpoint.ts'
import { splits } from './splits/endpoint.ts'
import { transcripts } from './transcripts/endpoint.ts'

export interface OperationGroup {
  readonly name: string
  readonly endpoints: readonly AnyEndpoint[]
}

export const groups: readonly OperationGroup[] = [
  { name: 'Research', endpoints: [insights, analysts, bullsBears] },
  { name: 'Events', endpoints: [conferenceCalls, transcripts, splits] },
  { name: 'Company', endpoints: [priceRatios, insiderFilings, logos] },
  { name: 'News', endpoints: [news] },
]

export const endpoints: readonly AnyEndpoint[] = groups.flatMap((group) => group.endpoints)
