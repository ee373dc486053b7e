/** How each dataset shows and titles a record outside its own page, loaded with the first that is opened. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { RecordView } from '../explorer/slots.ts'
import { analysts } from './analysts/endpoint.ts'
import { bullsBears } from './bulls-bears/endpoint.ts'
import { conferenceCalls } from './conference-calls/endpoint.ts'
import { insiderFilings } from './insider-filings/endpoint.ts'
import { insights } from './insights/endpoint.ts'
import { logos } from './logos/endpoint.ts'
import { news } from './news/endpoint.ts'
import { priceRatios } from './price-ratios/endpoint.ts'
import { splits } from './splits/endpoint.ts'

// Records occur as arguments, so that a mixed list has no type of its own.
type Load = () => Promise<{ readonly default: unknown }>

const views: ReadonlyMap<AnyEndpoint, Load> = new Map<AnyEndpoint, Load>([
  [insights, () => import('./insights/recordView.ts')],
  [analysts, () => import('./analysts/recordView.ts')],
  [bullsBears, () => import('./bulls-bears/recordView.ts')],
  [conferenceCalls, () => import('./conference-calls/recordView.ts')],
  [splits, () => import('./splits/recordView.ts')],
  [priceRatios, () => import('./price-ratios/recordView.ts')],
  [insiderFilings, () => import('./insider-filings/recordView.ts')],
  [logos, () => import('./logos/recordView.ts')],
  [news, () => import('./news/recordView.ts')],
])

/** Without a view of its own a dataset has its fields. */
export async function recordViewOf(endpoint: AnyEndpoint): Promise<RecordView<AnyEndpoint>> {
  const load = views.get(endpoint)
  return load ? ((await load()).default as RecordView<AnyEndpoint>) : {}
}
