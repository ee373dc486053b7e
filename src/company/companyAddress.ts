/** The address of a company's page: the ticker in the path, the days and the open record behind it. */
import { ticker as tickerEntry } from '../api/endpoint/identifiers.ts'
import { day } from '../api/endpoint/dayParamTypes.ts'
import { readParams, type ValidationIssue } from '../api/endpoint/params.ts'
import { validateRangeOrder } from '../api/endpoint/vocabulary.ts'
import { SCENARIO_NAMES } from '../api/client/scenario.ts'
import { addMonths, type IsoDay } from '../lib/dates/days.ts'
import { resolveDay, type DayText } from '../lib/dates/rollingDays.ts'

/** Nothing of these is sent under this name: each operation has its own. */
const NAMING = { wire: '', source: 'spec' } as const

export const companyParams = {
  from: day({ ...NAMING, wire: 'from', label: 'From' }),
  to: day({ ...NAMING, wire: 'to', label: 'To' }),
}

export const OPEN = 'v.open'
export const TAB = 'v.tab'
/** `v.earlier=asked`: the twelve months before the days, of what targets are measured by. */
export const EARLIER = 'v.earlier'

export interface Range {
  readonly from: IsoDay
  readonly to: IsoDay
}

export interface CompanyAddress {
  /** Upper case; empty where the path has none. */
  readonly ticker: string
  /** As the path has it, where that is another spelling. */
  readonly written: string | undefined
  /** Why the ticker cannot be asked for. */
  readonly tickerFault: string | undefined
  readonly faults: readonly ValidationIssue[]
  readonly unknown: readonly string[]
  /** The days in force: those of the address, or the last twelve months and the next. */
  readonly range: Range
  /** The same as they are asked for: rolling where both are given so, for links to roll on. */
  readonly asked: { readonly from: DayText; readonly to: DayText }
  readonly isRangeGiven: boolean
  /** The open record: the operation and the record's identity there. */
  readonly open: { readonly operation: string; readonly id: string } | undefined
  /** The tab of the open record. */
  readonly tab: string | undefined
  readonly isEarlierAsked: boolean
}

/** A year behind the last day, or a month ahead of today, where calls and splits are already known. */
function rangeOf(from: IsoDay | undefined, to: IsoDay | undefined, today: IsoDay): Range {
  if (from === undefined) return { from: addMonths(to ?? today, -12), to: to ?? addMonths(today, 1) }
  const ahead = addMonths(today, 1)
  return { from, to: to ?? (from < ahead ? ahead : addMonths(from, 12)) }
}

export function readCompanyAddress(path: string, search: URLSearchParams, today: IsoDay): CompanyAddress {
  const written = path.trim()
  const ticker = written.toUpperCase()
  const { values, issues, unknown } = readParams(companyParams, search, 'address')
  const open = /^([^:]+):(.+)$/s.exec(search.get(OPEN) ?? '')
  const { from, to } = values
  const range = rangeOf(from && resolveDay(from, today), to && resolveDay(to, today), today)
  return {
    ticker,
    written: written === ticker ? undefined : written,
    tickerFault: ticker === '' ? undefined : tickerEntry.faultOf?.(ticker),
    faults: issues.length > 0 ? issues : validateRangeOrder(values, today),
    unknown: unknown.filter((name) => ![OPEN, TAB, EARLIER, ...SCENARIO_NAMES].includes(name)),
    range,
    asked: from !== undefined && to !== undefined ? { from, to } : range,
    isRangeGiven: from !== undefined || to !== undefined,
    open: open ? { operation: open[1]!, id: open[2]! } : undefined,
    tab: search.get(TAB) ?? undefined,
    isEarlierAsked: search.get(EARLIER) === 'asked',
  }
}

export const openText = (operation: string, id: string): string => `${operation}:${id}`

/** A class of shares, the class behind a dot, a stroke or a dash. */
const CLASS_SHARE = /^([A-Z]{1,6})[./-]([A-Z]{1,2})$/

/** The ticker as given, then the other ways in which the class of a share is written. */
export function spellingsOf(ticker: string): readonly string[] {
  const [, share, series] = CLASS_SHARE.exec(ticker) ?? []
  if (share === undefined) return [ticker]
  return [ticker, ...['.', '/', '-'].map((sign) => `${share}${sign}${series}`).filter((spelling) => spelling !== ticker)]
}
