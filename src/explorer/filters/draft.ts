/** The edits of the filter form before they are applied: text by parameter, checked by the codec that reads addresses. */
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { readParams, type ValidationIssue, type Param } from '../../api/endpoint/params.ts'
import { expanded, withoutWatchlists } from '../../api/endpoint/watchlistEntries.ts'
import { addDays, unixOfDay, type IsoDay } from '../../lib/dates/days.ts'

export type Draft = Readonly<Record<string, string>>

export interface CheckedDraft<E extends AnyEndpoint> {
  readonly values: ValuesOf<E>
  readonly faults: readonly ValidationIssue[]
  readonly warnings: readonly ValidationIssue[]
}

/** Today ends last twelve hours behind UTC. */
const WEST = 12 * 3600

/** Moments after today, since which nothing can have happened: sent all the same. */
function futureMoments(
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>>,
  today: IsoDay,
): readonly ValidationIssue[] {
  const end = unixOfDay(addDays(today, 1)) + WEST
  return Object.entries<Param>(endpoint.params)
    .filter(([key, { control }]) => control === 'moment' && (values[key] as number) >= end)
    .map(([key]) => ({ key, message: 'After today: nothing can have changed since then.' }))
}

/** Parameters that must be given and are not are faults here: the form cannot be sent without them. */
export function checkDraft<E extends AnyEndpoint>(endpoint: E, draft: Draft, today?: IsoDay): CheckedDraft<E> {
  const given = Object.entries(draft).map(([key, text]): [string, string] => {
    const param: Param | undefined = endpoint.params[key]
    // Marks with nothing between them stay, to be flagged as they are in an address.
    return [key, (param?.control === 'tokens' && withCommas(text, param)) || text]
  })
  const search = new URLSearchParams(given.filter(([, text]) => text.trim() !== ''))
  const { values, issues: single, warnings } = readParams<E['params']>(endpoint.params, search, 'address')
  const faults =
    single.length > 0 ? single : [...(endpoint.crossFieldErrors?.(withoutWatchlists(endpoint.params, values), today) ?? [])]
  const missing = Object.keys(endpoint.params).filter((key) => endpoint.params[key].required && !draft[key]?.trim())
  return {
    values: values as ValuesOf<E>,
    faults: [
      ...faults,
      ...missing.map((key): ValidationIssue => ({ key, message: 'Needed: there is nothing to ask without it.' })),
    ],
    warnings: [
      ...warnings,
      ...(today === undefined ? [] : futureMoments(endpoint, values, today)),
      ...(faults.length > 0 ? [] : (endpoint.crossFieldWarnings?.(values) ?? [])),
    ],
  }
}

/**
 * The text of a list with whatever separators people paste (lines, tabs, semicolons, bars, quotes around entries) turned into
 * commas; blanks too, where no entry holds one.
 */
export function withCommas(text: string, { mayHoldBlanks = false }: Pick<Param, 'mayHoldBlanks'> = {}): string {
  const separators = mayHoldBlanks ? /[,;|\n\r\t]+/ : /[,;|"'\s]+/
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
}

/** How many different entries a list field holds, those of watchlists counted one by one. */
export function countOf(text: string, { takesWatchlists = false }: Pick<Param, 'takesWatchlists'> = {}): number {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const all = takesWatchlists ? expanded(entries.map((entry) => (entry.startsWith('@') ? entry.toLowerCase() : entry))) : entries
  return new Set(all.map((entry) => entry.toUpperCase())).size
}

/** Date and time as people write it (`2026-11-20 14:00`, UTC) as Unix seconds; other text as it is. */
export function momentText(text: string): string {
  const match = /^\s*(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)Z?\s*$/.exec(text)
  const time = match ? Date.parse(`${match[1]}T${match[2]}Z`) : Number.NaN
  return Number.isNaN(time) ? text : String(Math.floor(time / 1000))
}
