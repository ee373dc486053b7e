/** Whose records are compared with each other: those of one operation, of one service, asked for in one form. */
import type { Connection } from '../api/client/connection.ts'
import { troubleOf } from '../api/client/scenario.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'

export interface RecordSource {
  readonly endpoint: AnyEndpoint
  /** What the source is kept under; never with a key in it. */
  readonly scope: string
}

type Asked = Pick<Connection, 'mode' | 'serviceUrl' | 'scenario'>

/** The demo, each of its troubles and every live service are apart; the days of the demo are not. `values` are the parameters in force, of which a few shape the records. */
export function recordSource(
  { mode, serviceUrl, scenario }: Asked,
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>> = {},
): RecordSource {
  const shape = (endpoint.shapedBy ?? []).map((key) => String(values[key] ?? endpoint.params[key].initial ?? ''))
  return { endpoint, scope: [mode, mode === 'demo' ? troubleOf(scenario) : serviceUrl, endpoint.id, ...shape].join(' ') }
}
