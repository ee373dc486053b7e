/** Trouble on demand: what `?demo=` in an address makes of the mock service's answers. Several, by commas: `slow,403:transcripts`. */

import { dayOfScenario, troubleOf } from '../api/client/scenario.ts'
import { endpoints } from '../endpoints/index.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import { TODAY_HEADER } from '../mock/world/today.ts'

interface Trouble {
  readonly kind: string
  /** Only for this operation; for all where absent. */
  readonly operation?: string | undefined
}

const troublesOf = (scenario: string): readonly Trouble[] =>
  scenario.split(',').map((part) => {
    const [kind = '', operation] = part.trim().split(':')
    return { kind, operation }
  })

const refusal = (status: number, statusText: string, code: string): Response =>
  Response.json({ ok: false, errors: [{ code, id: 'demo-scenario', value: statusText }] }, { status, statusText })

const STATUSES: Readonly<Record<string, () => Response>> = {
  '401': () => refusal(401, 'Unauthorized', 'auth_failed'),
  '403': () => refusal(403, 'Forbidden', 'forbidden'),
  '429': () => new Response(null, { status: 429, headers: { 'retry-after': '7' } }),
  '500': () => refusal(500, 'Internal Server Error', 'internal_server_error'),
  empty: () => refusal(404, 'Not Found', 'no_data_found'),
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** The same records with values of other types, an unknown field, and one row that is none; records stand one or two levels deep. */
async function drifted(response: Response): Promise<Response> {
  const drift = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return depth < 2 ? [...value.map((item) => drift(item, depth + 1)), 'not a record'] : value
    if (typeof value !== 'object' || value === null) return typeof value === 'number' ? String(value) : value
    const entries = Object.entries(value).map(([name, inner]) => [name, depth < 3 ? drift(inner, depth + 1) : inner])
    return Object.fromEntries([...entries, ...(depth > 0 ? [['added_lately', true]] : [])])
  }
  if (!response.headers.get('content-type')?.includes('json')) return response
  return Response.json(drift(await response.json(), 0), { status: response.status })
}

function onDay(request: Request, day: IsoDay | undefined): Request {
  if (day === undefined) return request
  const headers = new Headers(request.headers)
  headers.set(TODAY_HEADER, day)
  return new Request(request, { headers })
}

/** Asks as `ask` does, and answers as the scenario of the page's address has it. */
export function withScenarios(
  ask: (request: Request) => Promise<Response>,
): (request: Request, scenario: string | undefined) => Promise<Response> {
  return async (request, scenario) => {
    const operation = endpoints.find(({ path }) => path === new URL(request.url).pathname)?.id
    const troubles = troublesOf(troubleOf(scenario)).filter((trouble) => !trouble.operation || trouble.operation === operation)
    const has = (kind: string): boolean => troubles.some((trouble) => trouble.kind === kind)
    if (has('slow')) await pause(3000, request.signal)
    if (has('offline')) throw new TypeError('Failed to fetch')
    const status = troubles.map(({ kind }) => STATUSES[kind]).find((found) => found !== undefined)
    if (status) return status()
    const response = await ask(onDay(request, dayOfScenario(scenario)))
    return has('drift') ? drifted(response) : response
  }
}
