/** The address of an explorer page in its three name spaces: sent to the service, refining loaded rows, and only the view. */
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { SCENARIO_NAMES, scenarioTexts } from '../../api/client/scenario.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { printList, readList } from '../../lib/text/escapedList.ts'
import { parseLoadRange, printLoadRange, type LoadRange } from './loadRange.ts'
import { localFilterName, localFiltersOf, type LocalFilter } from '../rows/selectRows.ts'
import { withoutWatchlists } from '../../api/endpoint/watchlistEntries.ts'
import { isTrackingName } from '../../api/endpoint/trackingNames.ts'
import { queryText, readParams, writeParams, type ValidationIssue, type Reading, type Values } from '../../api/endpoint/params.ts'

/** What the page shows of the answer; none of it reaches the service. */
export interface View {
  /** The record that is open, by its identity. */
  readonly open: string | undefined
  readonly tab: string | undefined
  /** Visible columns in order; `undefined` for the operation's own. */
  readonly columns: readonly string[] | undefined
  /** Pixels of the columns that the user sized. */
  readonly widths: Readonly<Record<string, number>> | undefined
  /** Columns that stay in sight at the start, in order; `undefined` for the first one alone. */
  readonly pin: readonly string[] | undefined
  readonly density: Density | undefined
  /** Records side by side, two at least. */
  readonly compare: readonly string[] | undefined
  /** Pages loaded as one body of rows. */
  readonly load: LoadRange | undefined
  /** Order of the loaded rows. */
  readonly sort: { readonly column: string; readonly isDescending: boolean } | undefined
  /** Looked for in all columns of the loaded rows. */
  readonly search: string | undefined
}

/** How high rows are; where none is named, as the user prefers. */
export const DENSITIES = ['comfortable', 'standard', 'compact'] as const
export type Density = (typeof DENSITIES)[number]

export const MOST_COMPARED = 5

/** In the order in which they stand in an address. */
const VIEW_NAMES = {
  load: 'v.load',
  columns: 'v.cols',
  widths: 'v.widths',
  pin: 'v.pin',
  density: 'v.density',
  sort: 'v.sort',
  search: 'v.search',
  compare: 'v.compare',
  open: 'v.open',
  tab: 'v.tab',
} as const

export interface Address<E extends AnyEndpoint> {
  readonly reading: Reading<E['params']>
  /** Every fault of single values, or where there is none, of their combination. */
  readonly faults: readonly ValidationIssue[]
  /** Parameters without which there is nothing to ask. */
  readonly missing: readonly string[]
  readonly view: View
  /** Names that are neither the operation's, nor of the view; reported and not obeyed. */
  readonly unknown: readonly string[]
  /** What keeps some of the loaded rows and leaves out the others. */
  readonly localFilters: readonly LocalFilter[]
}

function readCompared(text: string | null): View['compare'] {
  const known = [...new Set(readList(text ?? ''))].filter(Boolean).slice(0, MOST_COMPARED)
  return known.length > 1 ? known : undefined
}

const NO_PIN = 'none'

/** `ticker:120,name:240`; what is not of that form is left out. */
function readWidths(text: string | null): View['widths'] {
  const entries = Array.from((text ?? '').matchAll(/([^,:]+):(\d{2,3})(?=,|$)/g), ([, path, width]) => [path!, Number(width)])
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

export function readView(search: URLSearchParams): View {
  const sort = /^(.+):(asc|desc)$/.exec(search.get(VIEW_NAMES.sort) ?? '')
  return {
    load: parseLoadRange(search.get(VIEW_NAMES.load) ?? undefined),
    open: search.get(VIEW_NAMES.open) ?? undefined,
    tab: search.get(VIEW_NAMES.tab) ?? undefined,
    columns: search.get(VIEW_NAMES.columns)?.split(',').filter(Boolean),
    widths: readWidths(search.get(VIEW_NAMES.widths)),
    pin: search
      .get(VIEW_NAMES.pin)
      ?.split(',')
      .filter((path) => path !== '' && path !== NO_PIN),
    density: DENSITIES.find((density) => density === search.get(VIEW_NAMES.density)),
    sort: sort ? { column: sort[1]!, isDescending: sort[2] === 'desc' } : undefined,
    compare: readCompared(search.get(VIEW_NAMES.compare)),
    search: search.get(VIEW_NAMES.search) || undefined,
  }
}

/**
 * Reads the whole address. Nothing in it throws, and nothing that is not understood is obeyed. `ownNames` are view names that
 * the page of this operation adds, `derived` has the columns of rows that it makes of the records; without `today` rolling days are
 * not compared.
 */
export function readAddress<E extends AnyEndpoint>(
  endpoint: E,
  search: URLSearchParams,
  ownNames: readonly string[] = [],
  derived: Pick<AnyEndpoint, 'fields' | 'computed'> = endpoint,
  today?: IsoDay,
): Address<E> {
  const reading = readParams<E['params']>(endpoint.params, search, 'address')
  const faults =
    reading.issues.length > 0
      ? reading.issues
      : (endpoint.crossFieldErrors?.(withoutWatchlists(endpoint.params, reading.values), today) ?? [])
  const missing = Object.keys(endpoint.params).filter((key) => endpoint.params[key].required && reading.values[key] === undefined)
  const localFilters = localFiltersOf(
    { fields: { ...endpoint.fields, ...derived.fields }, computed: derived.computed ?? {} },
    search,
  )
  const own = new Set<string>([...Object.values(VIEW_NAMES), ...ownNames, ...SCENARIO_NAMES])
  return {
    reading,
    faults,
    missing: missing.filter((key) => !faults.some((fault) => fault.key === key)),
    view: readView(search),
    unknown: reading.unknown.filter((name) => !own.has(name) && !localFilters.some(({ path }) => localFilterName(path) === name)),
    localFilters,
  }
}

/** The view as names and texts; `undefined` where it is as it would be without the name. */
export const viewTexts = (view: View): Readonly<Record<string, string | undefined>> => ({
  [VIEW_NAMES.load]: view.load && printLoadRange(view.load),
  [VIEW_NAMES.columns]: view.columns?.join(','),
  [VIEW_NAMES.widths]:
    view.widths &&
    Object.entries(view.widths)
      .map(([path, width]) => `${path}:${width}`)
      .join(','),
  [VIEW_NAMES.pin]: view.pin && (view.pin.join(',') || NO_PIN),
  [VIEW_NAMES.density]: view.density,
  [VIEW_NAMES.sort]: view.sort && `${view.sort.column}:${view.sort.isDescending ? 'desc' : 'asc'}`,
  [VIEW_NAMES.search]: view.search,
  [VIEW_NAMES.compare]: view.compare && printList(view.compare),
  [VIEW_NAMES.open]: view.open,
  [VIEW_NAMES.tab]: view.tab,
})

const asQuery = (search: URLSearchParams): string => {
  const query = queryText(search, 'address')
  return query === '' ? '' : `?${query}`
}

/** The query of a fresh address: parameters in the order of the declaration, defaults left out. */
export function addressQuery<E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>, scenario?: string): string {
  const search = writeParams(endpoint.params, values as Values<E['params']>, 'address')
  for (const [name, text] of scenarioTexts(scenario)) search.set(name, text)
  return asQuery(search)
}

/** Every parameter as text, `undefined` where its default or nothing is in force: what takes the place of the filters. */
export function filterTexts<E extends AnyEndpoint>(
  endpoint: E,
  values: ValuesOf<E>,
): Readonly<Record<string, string | undefined>> {
  const search = writeParams(endpoint.params, values as Values<E['params']>, 'address')
  return Object.fromEntries(Object.keys(endpoint.params).map((key) => [key, search.get(key) ?? undefined]))
}

/**
 * The same address with some names set or, by `undefined`, taken away. What is not named stays as it was written, bad values
 * and unknown names too, but not those that other programs add to links; the order is that of the declaration, so that equal
 * views have equal addresses.
 */
export function changedQuery(
  endpoint: Pick<AnyEndpoint, 'params'>,
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const next = new URLSearchParams([...search].filter(([name]) => !isTrackingName(name)))
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) next.delete(name)
    else next.set(name, text)
  }
  const order = [...Object.keys(endpoint.params), ...Object.values(VIEW_NAMES)]
  const isLocal = (name: string): boolean => name.startsWith('v.') || name.startsWith('f.')
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length + (isLocal(name) ? 0 : 1))
  return asQuery(new URLSearchParams([...next].sort(([a], [b]) => rank(a) - rank(b) || (isLocal(a) ? a.localeCompare(b) : 0))))
}

/** The parameters that name watchlists, as texts with the tickers written out: what a link takes along. */
export function watchlistTexts<E extends AnyEndpoint>(
  endpoint: E,
  values: ValuesOf<E>,
): Readonly<Record<string, string | undefined>> {
  const named = filterTexts(endpoint, values)
  const written = Object.entries(filterTexts(endpoint, withoutWatchlists(endpoint.params, values) as ValuesOf<E>))
  return Object.fromEntries(written.filter(([key, text]) => text !== named[key]))
}
