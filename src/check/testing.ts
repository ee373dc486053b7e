/** Services that are wrong in one way each, made of the mock service, and a check of one of them without waiting. */
import { endpoints } from '../endpoints/index.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { createMockService } from '../demo/service.ts'
import { addDays, dayOfUnix, isDay } from '../lib/dates/days.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { checkService } from './serviceCheck.ts'
import { param } from './steps/step.ts'
import { needsTicker, tickerKey } from './steps/tickers.ts'

type Service = (request: Request) => Promise<Response>
/** Answers in place of the right service, which it may ask. */
export type Variant = (request: Request, endpoint: AnyEndpoint, right: Service) => Promise<Response>

/** The datasets whose findings the tests write out. */
const WRITTEN_OUT =
  'insights analysts bulls-bears conference-calls transcripts splits price-ratios insider-filings logos news'.split(' ')
export const checked = endpoints.filter(({ id }) => WRITTEN_OUT.includes(id))

export const rightService = createMockService('2026-11-20')

const endpointOf = (request: Request): AnyEndpoint => endpoints.find(({ path }) => path === new URL(request.url).pathname)!

/** The same request with another query. */
function withQuery(request: Request, change: (search: URLSearchParams) => void): Request {
  const url = new URL(request.url)
  change(url.searchParams)
  return new Request(url, request)
}

const wireOf = (endpoint: AnyEndpoint, key: string): string => param(endpoint, key)?.wire ?? key
const withoutParam = (request: Request, endpoint: AnyEndpoint, ...keys: readonly string[]): Request =>
  withQuery(request, (search) => keys.forEach((key) => search.delete(wireOf(endpoint, key))))

type Rows = readonly Record<string, unknown>[]
const page = { hits: 100, page: 1, pageSize: 6 }

/** The right answer with its records changed; refusals stay. */
export const withRecords = (change: (rows: Rows, endpoint: AnyEndpoint) => unknown): Variant =>
  async function answer(request, endpoint, right) {
    const response = await right(request)
    if (!response.ok) return response
    const listing = endpoint.envelope.read(await response.json())
    const rows = 'records' in listing ? (listing.records as Rows) : []
    return Response.json(endpoint.envelope.write(change(rows, endpoint) as Rows, page))
  }

/** A change of every value at any depth, by its name. */
const deep = (value: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => deep(item, change, name))
  if (typeof value !== 'object' || value === null) return change(value, name)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, deep(inner, change, key)]))
}

/** Each is a field of one dataset or more. */
const LEFT_OUT = ['exchange', 'author', 'notes', 'footnotes', 'name_first']

const TOKYO = 9 * 3600

/** Filters by days of Tokyo where records have moments, and one day off where they have days. */
const dayInTokyo: Variant = async (request, endpoint, right) => {
  const keys = ['date', 'from', 'to']
  const given = new URL(request.url).searchParams
  const day = (key: string): string | null => given.get(wireOf(endpoint, key))
  const [from, to] = [day('date') ?? day('from'), day('date') ?? day('to')]
  if (from === null || to === null || !isDay(from)) return right(request)
  const moved = (change: (search: URLSearchParams) => void): Promise<Response> =>
    right(withQuery(withoutParam(request, endpoint, ...keys), change))
  const path = endpoint.dated?.day as string | undefined
  const hasMoments = path !== undefined && ['instant', 'mailDate'].includes(endpoint.fields[path]?.kind ?? '')
  const count = Number(given.get(wireOf(endpoint, 'limit')))
  const response = await moved((search) => {
    search.set(wireOf(endpoint, 'from'), addDays(from, -1))
    search.set(wireOf(endpoint, 'to'), hasMoments ? to : addDays(to, -1))
    const most = param(endpoint, 'limit')?.range?.most
    if (hasMoments && count <= most!) search.set(wireOf(endpoint, 'limit'), String(most))
  })
  if (!hasMoments || !response.ok) return response
  const listing = endpoint.envelope.read(await response.json()) as { readonly records: Rows }
  const inTokyo = listing.records.filter((record) => {
    const local = dayOfUnix(Date.parse(String(record[path])) / 1000 + TOKYO)
    return local >= from && local <= to
  })
  return Response.json(endpoint.envelope.write(inTokyo.slice(0, count), page))
}

export const VARIANTS = {
  ignoredFilter: (request, endpoint, right) => {
    const key = tickerKey(endpoint)
    const isFree = key !== undefined && !needsTicker(endpoint)
    return right(isFree ? withoutParam(request, endpoint, key, ...Object.keys(endpoint.tickersBy?.with ?? {})) : request)
  },
  otherOrder: (request, endpoint, right) => right(withoutParam(request, endpoint, 'sort')),
  otherStandardOrder: (request, endpoint, right) =>
    right(
      withQuery(request, (search) => {
        const turned = param(endpoint, 'sort')?.options?.find((option) => option.endsWith(':asc'))
        if (turned !== undefined && !search.has('sort')) search.set('sort', turned)
      }),
    ),
  oneBasedPages: (request, endpoint, right) =>
    right(
      withQuery(request, (search) => {
        const asked = Number(search.get('page'))
        const isLate = param(endpoint, 'page')?.range?.least === 1
        if (asked > 0) search.set('page', String(isLate ? asked + 1 : asked - 1))
      }),
    ),
  ignoredPages: (request, endpoint, right) => right(withoutParam(request, endpoint, 'page')),
  otherEnvelope: async (request, _, right) => {
    const response = await right(request)
    const body: unknown = await response.json()
    const lists = Object.values(body as object).filter(Array.isArray)
    return response.ok ? Response.json({ results: Array.isArray(body) ? body : lists[0] }) : Response.json(body, response)
  },
  nestedEnvelope: async (request, _, right) => {
    const response = await right(request)
    const body: unknown = await response.json()
    return response.ok ? Response.json({ answer: { items: body } }) : Response.json(body, response)
  },
  numbersAsText: withRecords((rows) => deep(rows, (value) => (typeof value === 'number' ? String(value) : value))),
  missingFields: withRecords((rows) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name)))),
  ),
  forbidden: (request, endpoint, right) =>
    ['insights', 'splits', 'news'].includes(endpoint.id)
      ? Promise.resolve(
          Response.json({ ok: false, errors: [{ code: 'forbidden', id: 'x', value: 'Forbidden' }] }, { status: 403 }),
        )
      : right(request),
  xml: async (request, _, right) => {
    const response = await right(request)
    const headers = { 'content-type': 'application/xml' }
    return response.ok ? new Response('<?xml version="1.0"?><result><item><id>1</id></item></result>', { headers }) : response
  },
  dayInTokyo,
  ignoredCount: (request, endpoint, right) =>
    right(
      withQuery(request, (search) => {
        if (param(endpoint, 'limit')) search.set(wireOf(endpoint, 'limit'), '60')
      }),
    ),
  maximumNotRefused: (request, endpoint, right) =>
    right(
      withQuery(request, (search) => {
        const { wire, range } = param(endpoint, 'limit') ?? {}
        if (wire && range?.most && Number(search.get(wire)) > range.most) search.set(wire, String(range.most))
      }),
    ),
  unknownWords: withRecords((rows) =>
    deep(rows, (value, name) => (['status', 'transaction_code'].includes(name) ? 'UNHEARD_OF' : value)),
  ),
} satisfies Readonly<Record<string, Variant>>

/** `id: kind about` of every finding, and the report; `seconds` is how long each answer takes, by a clock that nobody waits for. */
export async function check(variant: Variant = (request, _, right) => right(request), seconds = 0, key = FULL_KEY) {
  let clock = Date.parse('2026-11-20T12:00:00Z')
  const waits: number[] = []
  const report = await checkService(checked, {
    base: 'https://service.test',
    key,
    today: '2026-11-20',
    slowAfter: 3000,
    manners: {
      most: 60,
      between: 500,
      longestWait: 60_000,
      now: () => clock,
      async pause(milliseconds) {
        waits.push(milliseconds)
        clock += milliseconds
      },
      fetch(request) {
        clock += 1000 * seconds
        return variant(request, endpointOf(request), rightService)
      },
    },
  })
  const found = (severity: string): readonly string[] =>
    report.operations.flatMap(({ id, findings }) =>
      findings.filter((one) => one.severity === severity).map(({ kind, about }) => `${id}: ${kind} ${about}`.trim()),
    )
  return { report, waits, differences: found('difference'), notes: found('note') }
}
