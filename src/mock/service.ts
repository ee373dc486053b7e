/** The mock service for the service: every rule of §4, §5, §7 and §8 that all operations share. Knows no operation by name. */
import type { ValidationIssue, Param, Reading } from '../api/endpoint/params.ts'
import { readParams } from '../api/endpoint/params.ts'
import { withCorrections } from './corrections.ts'
import { refusalOf } from './keys.ts'
import type { AnySource, Asked } from './source.ts'
import type { World } from './world/facts.ts'
import { oncePer } from './world/once.ts'

export interface Service {
  /** Pure but for what the world computes once: the same request gives the same answer. */
  answer(source: AnySource, request: Request): Response
}

interface Complaint {
  readonly code: string
  readonly value: string
}

/** The error body is not shown (§7); this is the shape most operations were seen to use. The id stands for a support reference. */
const errorResponse = (status: number, statusText: string, { code, value }: Complaint): Response =>
  Response.json({ ok: false, errors: [{ code, id: 'demo-0000-0000', value }], data: null }, { status, statusText })

const badRequest = (value: string): Response => errorResponse(400, 'Bad Request', { code: 'bad_request', value })

/** Errors for unknown paths are not shown (§7); the wording is that of the gateway seen in front of the service. */
export const unknownPath = (): Response =>
  Response.json(
    { message: 'no Route matched with those values', request_id: 'demo0000' },
    { status: 404, statusText: 'Not Found' },
  )

/** A parameter that breaks a rule is refused with a clear 400: what the service answers is not shown (§7). */
function faultOf(source: AnySource, reading: Reading): string | Response | undefined {
  const { params, crossFieldErrors } = source.endpoint
  const missing = Object.keys(params).find((key) => params[key].required && reading.values[key] === undefined)
  const faults: readonly ValidationIssue[] =
    reading.issues.length > 0 ? reading.issues : (crossFieldErrors?.(reading.values) ?? [])
  const fault = faults[0]
  if (fault) return `${params[fault.key]?.wire ?? fault.key}: ${fault.message}`
  return missing ? `${params[missing].wire}: required.` : source.refuse?.(reading.values)
}

/** Which days are asked for; `undefined` where any is. `''` and a missing day are outside every range. */
function dateTest({ from, to, date }: Asked<Record<string, unknown>>['values']): ((day: string) => boolean) | undefined {
  // §4: a single date is shorthand for a range of one day.
  const [first, last] = [from ?? date, to ?? date] as readonly (string | undefined)[]
  if (first === undefined && last === undefined) return undefined
  return (day) => day !== '' && (first === undefined || day >= first) && (last === undefined || day <= last)
}

type FactsOf = (source: AnySource) => readonly unknown[]

function wanted(source: AnySource, asked: Asked<Record<string, unknown>>, factsOf: FactsOf): unknown[] {
  const { values } = asked
  const tests = Object.entries(source.matches ?? {}).filter(([key]) => values[key] !== undefined)
  const since = values.updated as number | undefined
  const isInDates = source.dayOf && dateTest(values)
  const facts = source.select ? source.select(asked) : factsOf(source)
  // Days first: they are cheap to compare, and a filter may have to write a fact's text before it can search it.
  return facts.filter(
    (fact) =>
      (!isInDates || isInDates(source.dayOf!(fact, values))) &&
      (since === undefined || !source.updatedAt || source.updatedAt(fact) >= since) &&
      tests.every(([key, matches]) => matches!(fact, values[key] as never, asked)),
  )
}

/**
 * Newest day first, and within a day the latest change first. "Latest data" without a date (§4) is read as everything, newest
 * first: so the calendars were seen to answer. The updated filter forces its own order (§4); an order that is asked for comes last.
 */
function inOrder(source: AnySource, facts: unknown[], values: Record<string, unknown>): unknown[] {
  const { dayOf, updatedAt } = source
  const byUpdate = (a: unknown, b: unknown): number => (updatedAt ? updatedAt(b) - updatedAt(a) : 0)
  if (values.updated !== undefined && updatedAt) return facts.sort(byUpdate)
  const asked = source.order?.(values)
  if (asked) return facts.sort(asked)
  if (!dayOf) return facts
  const days = new Map(facts.map((fact) => [fact, dayOf(fact, values)]))
  return facts.sort((a, b) => (days.get(a)! < days.get(b)! ? 1 : days.get(a)! > days.get(b)! ? -1 : byUpdate(a, b)))
}

export function createService(world: World): Service {
  const factsOf = oncePer((source: AnySource) => withCorrections(source, source.facts?.(world) ?? [], world.today))
  return {
    answer(source, request) {
      if (request.method !== 'GET')
        return errorResponse(405, 'Method Not Allowed', { code: 'bad_request', value: 'Only GET is offered.' })
      const refusal = refusalOf(request, source.endpoint.id)
      if (refusal === 401) return errorResponse(401, 'Unauthorized', { code: 'auth_failed', value: 'Unauthorized' })
      if (refusal === 403) return errorResponse(403, 'Forbidden', { code: 'forbidden', value: 'Forbidden' })

      // Names that nothing knows are ignored in silence, as the service was seen to do.
      const url = new URL(request.url)
      const reading = readParams(source.endpoint.params, url.searchParams, 'wire')
      const fault = faultOf(source, reading)
      if (fault) return typeof fault === 'string' ? badRequest(fault) : fault

      const asked = { world, values: { ...reading.values, ...readHeaders(source, request) }, origin: url.origin }
      const facts = inOrder(source, wanted(source, asked, factsOf), asked.values)
      const first = source.endpoint.params.page?.range?.least ?? 0
      const page = (asked.values.page as number | undefined) ?? first
      const { limit } = source.endpoint.params
      const isAsked = limit !== undefined && url.searchParams.has(limit.wire)
      const usual = isAsked ? undefined : source.rowsUnlessAsked
      const pageSize = Math.min(usual ?? (asked.values.limit as number | undefined) ?? facts.length, source.mostRows ?? Infinity)
      const start = (page - first) * pageSize
      const records = facts.slice(start, start + pageSize).map((fact) => source.record(fact, asked))
      return (
        source.writeAs?.(records, asked.values) ??
        Response.json(source.endpoint.envelope.write(records, { hits: facts.length, page, pageSize: Math.max(1, pageSize) }))
      )
    },
  }
}

/** The parameters that travel as headers; a value that is no choice is ignored, as `accept` may be anything (§4.8). */
function readHeaders(source: AnySource, request: Request): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [key, param] of Object.entries<Param>(source.endpoint.params)) {
    const text = param.place === 'header' ? request.headers.get(param.wire) : null
    const parsed = text === null ? undefined : param.parse(text)
    if (parsed && 'value' in parsed) found[key] = parsed.value
  }
  return found
}
