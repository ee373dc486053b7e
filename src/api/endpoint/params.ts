/** Query parameters as data, and the one codec that reads and writes them: for the page address and for the wire. */
import { namedFew } from './quoting.ts'
import { isTrackingName } from './trackingNames.ts'
import { spelledOut, unreadIn, unseenIn, unseenInWords } from './invisibleCharacters.ts'

/** Where a wire name comes from: the specification, the provider's published interface, or likeness to a sibling operation. */
export type NameSource = 'spec' | 'published' | 'analogy'

/** What a form offers for the value. */
export type Control = 'text' | 'tokens' | 'day' | 'choice' | 'choices' | 'integer' | 'moment' | 'flag'

/** A legal value, perhaps with a warning that does not stop it; or the rule it breaks and the nearest legal text. */
export type Parsed<T> =
  | { readonly value: T; readonly warning?: string }
  | { readonly fault: string; readonly suggestion?: string | undefined; readonly suggestionLabel?: string }

export interface Param<T = unknown> {
  readonly wire: string
  readonly source: NameSource
  /** Sent as a request header instead of in the query (§4.8 `accept`). */
  readonly place?: 'header'
  readonly label: string
  /** Legal values in words: the help text, the message and the reference all use this sentence. */
  readonly rule: string
  /** What comes before its value in a sentence, where that is not its label: `mentioning`. */
  readonly lead?: string
  /** Of a list: what its entries are, plural. */
  readonly noun?: string
  /** What the filter means, where its label does not say it. */
  readonly about?: string
  readonly control: Control
  /** In force when the parameter is absent; never written to the page address. */
  readonly initial?: T
  /** Sent even when equal to `initial`: a default that the service does not state is not relied on. */
  readonly always?: boolean
  /** The operation has nothing to ask without it. */
  readonly required?: boolean
  /** Among the last that are offered. */
  readonly rare?: boolean
  /** Read off the value of another parameter where the address does not give it: asked of the user only where it says something else. */
  readonly readOff?: { readonly key: string; readonly by: (value: never) => unknown }
  readonly options?: readonly string[]
  /** What an option is called, where its own text does not say it. */
  readonly optionWords?: Readonly<Record<string, string>>
  /** Of a list: an entry may hold blanks (a name), so that a blank parts no entries. */
  readonly mayHoldBlanks?: boolean
  /** Of a list of tickers: an entry may be a watchlist, `@name`. */
  readonly takesWatchlists?: boolean
  /** The most values a list may hold. */
  readonly most?: number
  /** The smallest and largest legal number. */
  readonly range?: { readonly least: number; readonly most?: number }
  parse(text: string): Parsed<T>
  /** How the page address is read, where it may say more than the wire: rolling days. */
  readonly parseAddress?: (text: string) => Parsed<T>
  print(value: T): string
}

/** `never` in the place of the value, so that a list may mix parameters of every kind. */
// oxlint-disable-next-line no-explicit-any -- print is contravariant in T; only a mixed list needs this
export type Params = Readonly<Record<string, Param<any>>>

export type Values<P extends Params> = {
  readonly [K in keyof P]?: (P[K] extends Param<infer T> ? T : never) | undefined
}

/** A name or value that is kept, shown and not sent. */
export interface ValidationIssue {
  /** The parameter's key in the page address. */
  readonly key: string
  readonly message: string
  /** A legal text close to what was given, offered and never applied by itself. */
  readonly suggestion?: string | undefined
  /** The words for taking what is nearest, where its own text does not say it: `Swap`, `Merge`. */
  readonly suggestionLabel?: string | undefined
  /** The other parameters it arises with; each has the text that it takes together with `nearest`, or keeps its own. */
  readonly others?: Readonly<Record<string, string | undefined>>
}

export interface Reading<P extends Params = Params> {
  /** Legal values with the defaults filled in. */
  readonly values: Values<P>
  /** The text of each parameter as it stands in the address; the default's text where absent. */
  readonly texts: Readonly<Record<string, string>>
  readonly issues: readonly ValidationIssue[]
  /** Values that are sent, with a doubt worth telling. */
  readonly warnings: readonly ValidationIssue[]
  /** Values that were legal in another spelling: `aapl` for `AAPL`. */
  readonly normalised: readonly { readonly key: string; readonly from: string; readonly to: string }[]
  /** Names that no parameter has, but for those that other programs add to links. */
  readonly unknown: readonly string[]
}

/** The side of the codec: keys of the page address, or names of the wire. */
export type Side = 'address' | 'wire'

/** What is wrong, with the character named that nobody sees. */
function withUnseen(fault: string, text: string): string {
  const unseen = unseenIn(text) ?? unreadIn(text)
  return unseen === undefined || fault.includes(unseen) ? fault : `${fault} It holds ${unseen}.`
}

const nameOn = (side: Side, key: string, param: Param): string => (side === 'address' ? key : param.wire)

/** What another parameter's value says of this one; `undefined` where nothing. */
function readOffOf(params: Params, key: string, values: Readonly<Record<string, unknown>>): unknown {
  const { readOff } = params[key]!
  const value = readOff && values[readOff.key]
  return value === undefined ? undefined : readOff?.by(value as never)
}

/** Whether the parameter has no other value than the one read off: there is nothing to ask the user or to say. */
export const isReadOff = (params: Params, key: string, values: Readonly<Record<string, unknown>>): boolean =>
  params[key]!.readOff !== undefined && values[key] === readOffOf(params, key, values)

/** One value as that side writes it. */
export const parseText = <T>(param: Param<T>, text: string, side: Side): Parsed<T> =>
  (side === 'address' && param.parseAddress ? param.parseAddress : param.parse)(text)

/** Reads every parameter. Text that is not legal is kept and reported, never guessed at and never thrown. */
export function readParams<P extends Params>(params: P, search: URLSearchParams, side: Side): Reading<P> {
  const values: Record<string, unknown> = Object.create(null)
  const texts: Record<string, string> = Object.create(null)
  const issues: ValidationIssue[] = []
  const warnings: ValidationIssue[] = []
  const normalised: { key: string; from: string; to: string }[] = []

  for (const [key, param] of Object.entries(params)) {
    if (side === 'wire' && param.place === 'header') continue
    const given = search.getAll(nameOn(side, key, param))
    const text = given.join(',')
    texts[key] = given.length > 0 ? text : param.initial === undefined ? '' : param.print(param.initial)
    values[key] = param.initial
    if (given.length > 1) {
      const isList = (param.control === 'tokens' || param.control === 'choices') && param.most !== 1
      const message = `Given ${given.length} times: ${namedFew(given.map(spelledOut), ' and ')}.`
      issues.push({ key, message, suggestion: isList ? text : given[0], suggestionLabel: isList ? 'Merge' : undefined })
      continue
    }
    if (text.trim() === '') continue
    const parsed = parseText(param, text, side)
    if ('fault' in parsed) {
      issues.push({
        key,
        message: withUnseen(parsed.fault, text),
        suggestion: parsed.suggestion,
        suggestionLabel: parsed.suggestionLabel,
      })
      continue
    }
    values[key] = parsed.value
    const to = param.print(parsed.value)
    const unseen = unseenInWords(to)
    const warning = parsed.warning ?? (unseen && `Holds ${unseen}, which cannot be seen.`)
    if (warning) warnings.push({ key, message: warning })
    if (to !== text) normalised.push({ key, from: text, to })
  }

  if (side === 'address') {
    for (const key of Object.keys(params)) if (!texts[key]?.trim()) values[key] ??= readOffOf(params, key, values)
  }

  const names = new Set(Object.entries(params).map(([key, param]) => nameOn(side, key, param)))
  const unknown = [...new Set(search.keys())].filter((name) => !names.has(name) && !isTrackingName(name))
  return { values: values as Values<P>, texts, issues, warnings, normalised, unknown }
}

/** Writes the values in the order of the declaration, so that equal values have equal addresses. Defaults are left out. */
export function writeParams<P extends Params>(params: P, values: Values<P>, side: Side): URLSearchParams {
  const search = new URLSearchParams()
  for (const [key, param] of Object.entries(params)) {
    const value = values[key]
    if (value === undefined || (side === 'wire' && param.place === 'header')) continue
    const text = param.print(value)
    const isDefault = param.initial !== undefined && text === param.print(param.initial)
    // An empty list means "not given": what an empty filter means to the service is nowhere published.
    if (text === '' || (isDefault && !(side === 'wire' && param.always))) continue
    search.append(nameOn(side, key, param), text)
  }
  return search
}

/** The parameters that travel as headers, by header name. */
export function headersOf<P extends Params>(params: P, values: Values<P>): readonly (readonly [string, string])[] {
  return Object.entries(params).flatMap(([key, param]) =>
    param.place === 'header' && values[key] !== undefined ? [[param.wire, param.print(values[key])] as const] : [],
  )
}

/**
 * Query text with `,` `:` `/` `[` `]` left literal in values and names as people read them, the rest percent-encoded.
 * Both spellings are read by the service; this one is the easier to read and copy.
 */
export function queryText(search: URLSearchParams, keep: Side): string {
  const literal = keep === 'address' ? /%(2C|3A|2F|24|40)/g : /%(2C|3A)/g
  return search.toString().replace(literal, decodeURIComponent).replaceAll('+', '%20')
}
