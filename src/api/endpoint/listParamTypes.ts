/** The kinds of query parameter that hold several values: what an entry must look like, how many there may be. */
import { figure } from '../../lib/numbers/counts.ts'
import { unsendableIn, type ParamOptions } from './paramTypes.ts'
import type { Param, Parsed } from './params.ts'
import { namedFew, shortened } from './quoting.ts'
import { spelledOut } from './invisibleCharacters.ts'
import { expanded, isWatchlist, tickersOf } from './watchlistEntries.ts'

/** The longest list sent, in characters: beyond it an address no longer fits what gateways accept. */
const LONGEST_LIST = 2000

/** Marks that people put between entries; no ticker or identifier holds one. */
const ANY_SEPARATOR = /[,;|\s]+/

/** What one entry of a list must look like. */
export interface Entry {
  /** Plural, for messages: `tickers`. */
  readonly noun: string
  readonly upper?: boolean
  /** Tickers: `@name` stands for those on a watchlist. */
  readonly takesWatchlists?: boolean
  /** The rule an entry breaks, or nothing. */
  readonly faultOf?: (entry: string) => string | undefined
  /** A doubt about an entry that is sent all the same. */
  readonly doubtOf?: (entry: string) => string | undefined
}

/** A comma-separated list: trimmed, without empties and duplicates, counted against the limit. */
export function tokens(naming: ParamOptions & { entry: Entry; most?: number }): Param<readonly string[]> {
  const { entry, most, ...rest } = naming
  const isList = (part: string): boolean => entry.takesWatchlists === true && isWatchlist(part)
  const spelled = (part: string): string => (isList(part) ? part.toLowerCase() : entry.upper ? part.toUpperCase() : part)
  const clean = (text: string, separator: RegExp | string): string[] => {
    const parts = text.split(separator).map((part) => part.trim())
    return [...new Set(parts.filter((part) => part !== '').map(spelled))]
  }
  const separators = entry.faultOf ? ANY_SEPARATOR : ','
  const parse = (text: string): Parsed<readonly string[]> => {
    // Where only one is taken, two by any mark are two: there is no list to separate.
    const value = clean(text, most === 1 ? separators : ',')
    if (text.length > LONGEST_LIST)
      return { fault: `${figure(text.length)} characters; at most ${figure(LONGEST_LIST)} are sent.` }
    // No filter at all would ask for everything, which is not what was written.
    if (clean(text, separators).length === 0) return { fault: 'Names nothing: there is no entry between the commas.' }
    // A name with a blank is one name ("Top Stories"), so only marks that no entry holds count as other separators.
    if (entry.faultOf && value.some((part) => /[;|\s]/.test(part))) {
      return {
        fault: 'Separate the entries by commas.',
        suggestion: clean(text, separators).join(','),
        suggestionLabel: 'Use commas',
      }
    }
    for (const part of value) {
      const held = unsendableIn(part, 'a control character')
      if (!held && isList(part)) {
        if (tickersOf(part)) continue
        return { fault: `No watchlist named ${shortened(spelledOut(part))} in this browser.` }
      }
      const fault = held ? `holds ${held}` : entry.faultOf?.(part)
      if (fault) return { fault: `${shortened(spelledOut(part))}: ${fault}.` }
    }
    const all = entry.takesWatchlists ? expanded(value) : value
    if (most !== undefined && all.length > most && all !== value) {
      return { fault: `${all.length} ${entry.noun} with the watchlists written out; at most ${most} are taken.` }
    }
    if (most !== undefined && value.length > most) {
      const over = namedFew(value.slice(most))
      const fault = most === 1 ? `One at a time here; over: ${over}.` : `${value.length} of ${most} ${entry.noun}; over: ${over}.`
      const label = most === 1 ? {} : { suggestionLabel: `Keep the first ${most}` }
      return { fault, suggestion: value.slice(0, most).join(','), ...label }
    }
    const doubts = all.flatMap((part) => entry.doubtOf?.(part) ?? [])
    return doubts.length > 0 ? { value, warning: doubts.join(' ') } : { value }
  }
  return {
    ...rest,
    ...(most === undefined ? {} : { most }),
    ...(entry.faultOf ? {} : { mayHoldBlanks: true }),
    ...(entry.takesWatchlists ? { takesWatchlists: true } : {}),
    control: 'tokens',
    noun: entry.noun,
    rule: most === undefined ? `${entry.noun}, separated by commas` : most === 1 ? 'one only' : `up to ${most} ${entry.noun}`,
    parse,
    print: (value) => value.join(','),
  }
}

/** A selection among names, comma-separated (§4.2, §4.7 fields to return). */
export function choices<const O extends readonly string[]>(
  options: O,
  naming: ParamOptions & { most?: number; initial?: readonly NoInfer<O[number]>[] },
): Param<readonly string[]> {
  const { most = options.length, ...rest } = naming
  const list = tokens({
    ...naming,
    most,
    entry: {
      noun: 'names',
      faultOf: (part) => (options.includes(part) ? undefined : `not a name here; wanted: ${options.join(', ')}`),
    },
  })
  return { ...list, ...rest, control: 'choices', options, most, rule: `up to ${most} of ${options.join(', ')}` }
}
