/** A source of a worksheet: the page address of a dataset, read as its own page reads it, with what loading it costs. */
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { withoutWatchlists } from '../../api/endpoint/watchlistEntries.ts'
import { readAddress } from '../../explorer/address/address.ts'
import type { LoadRange } from '../../explorer/address/loadRange.ts'
import { phrasesOf, sentenceOf } from '../../explorer/address/queryInWords.ts'
import type { IsoDay } from '../../lib/dates/days.ts'

export interface Source {
  /** As it stands in the address of the worksheet. */
  readonly text: string
  readonly endpoint: AnyEndpoint
  /** What is asked for: watchlists as their tickers, days as plain ones. */
  readonly values: ValuesOf<AnyEndpoint>
  /** Several pages; `undefined` for the one that the values name. */
  readonly load: LoadRange | undefined
  /** Prices of its day are to stand beside each record, in a view of its own. */
  readonly isJoined: boolean
  /** The query in words, as its page has it. */
  readonly sentence: string
  /** What of the address has no bearing here. */
  readonly note: string | undefined
}

/** A source that cannot be loaded, kept as it was written. */
export interface BadSource {
  readonly text: string
  readonly fault: string
}

const isOfView = (name: string): boolean => name.startsWith('v.') || name.startsWith('f.')

/** Nothing in a source throws, and nothing that is not understood is obeyed: one fault, and none of it is asked for. */
export function readSource(text: string, endpoints: readonly AnyEndpoint[], today: IsoDay): Source | BadSource {
  const [, id, query = ''] = /^\/([\w-]+)(?:\?([^#]*))?$/.exec(text) ?? []
  const endpoint = endpoints.find((known) => known.id === id)
  if (!endpoint) return { text, fault: 'It is no page of a dataset.' }
  const search = new URLSearchParams(query)
  const { reading, faults, missing, unknown, view } = readAddress(endpoint, search, [], endpoint, today)
  const [wrong] = faults
  if (wrong) return { text, fault: `${endpoint.params[wrong.key]?.label ?? wrong.key}: ${wrong.message}` }
  if (missing.length > 0) {
    return { text, fault: `Nothing to ask without ${missing.map((key) => endpoint.params[key].label.toLowerCase()).join(', ')}.` }
  }
  const foreign = unknown.filter((name) => !isOfView(name))
  if (foreign.length > 0) return { text, fault: `Not known to ${endpoint.title}: ${foreign.join(', ')}.` }
  const range = search.get('v.load')
  const isPaged = 'page' in endpoint.params
  if (range !== null && isPaged && !view.load) return { text, fault: `“${range}” is no range of pages such as 1..5.` }
  const given = reading.values as ValuesOf<AnyEndpoint>
  return {
    text,
    endpoint,
    values: withDaysInForce(endpoint, withoutWatchlists(endpoint.params, given) as ValuesOf<AnyEndpoint>, today),
    load: isPaged ? view.load : undefined,
    isJoined: endpoint.dated !== undefined && search.has('v.join'),
    sentence: sentenceOf(endpoint, phrasesOf(endpoint, search, today)),
    note: [...search.keys()].some((name) => name.startsWith('f.'))
      ? 'Its column filters are not applied: the table has all rows.'
      : undefined,
  }
}

export const isSource = (source: Source | BadSource): source is Source => !('fault' in source)

/** What loading the sources costs at most, without asking again for what fails. */
export interface Cost {
  readonly requests: number
  /** It may take fewer: pages end before. */
  readonly isMost: boolean
  /** Sources that are loaded to their end, wherever that is: in how many requests is not known. */
  readonly endless: number
}

export function costOf(sources: readonly Source[]): Cost {
  const pages = sources.map(({ load }) => (load ? load.last - load.first + 1 : 1))
  const known = pages.filter(Number.isFinite)
  return {
    requests: known.reduce((sum, count) => sum + count, 0),
    isMost: known.some((count) => count > 1),
    endless: pages.length - known.length,
  }
}

/** More than these are asked for when the reader says so. */
const MOST_UNASKED = 10

export const isConfirmed = ({ requests, endless }: Cost): boolean => requests <= MOST_UNASKED && endless === 0
