/** What the specification states of each query parameter (§4), read from its tables for the contract test. */
import type { Control, Param } from '../api/endpoint/params.ts'
import { marked, recordShape, section, table } from './specification.ts'

export interface Stated {
  /** The wire name, where the specification gives one. */
  readonly wire: string | undefined
  /** The meaning, where it gives only that; lower case as written. */
  readonly meaning: string | undefined
  readonly controls: readonly Control[]
  readonly initial: string | undefined
  readonly range: { readonly least: number; readonly most: number } | undefined
  readonly most: number | undefined
  readonly options: readonly string[] | undefined
}

function controlsOf(text: string): readonly Control[] {
  if (/Unix timestamp/.test(text)) return ['moment']
  if (/yyyy-mm-dd/i.test(text)) return ['day']
  if (/^enum|one of/.test(text)) return ['choice']
  if (/selection of fields|choose from/.test(text)) return ['choices']
  if (/comma-separated|csv/.test(text)) return ['tokens']
  if (text.startsWith('boolean')) return ['flag']
  if (/^(integer|percentage)/.test(text)) return ['integer']
  if (/field:order/.test(text)) return ['choice']
  // "string" and "filter" say nothing of lists: both readings are open.
  return ['text', 'tokens']
}

function optionsOf(text: string): readonly string[] | undefined {
  if (/twelve logo field names in 2\.2 plus `colors`/.test(text)) {
    const files = Object.keys(recordShape('2.2')).filter((path) => path.startsWith('files.'))
    return [...files.map((path) => path.slice('files.'.length)), 'colors']
  }
  if (/selection of fields/.test(text)) return Object.keys(recordShape('2.7')).filter((path) => !path.includes('.'))
  const span = /^enum \(integer\); (\d)-(\d)/.exec(text)
  if (span) return Array.from({ length: Number(span[2]) - Number(span[1]) + 1 }, (_, index) => String(Number(span[1]) + index))
  return /^enum|one of|YYYY-MM-DD, or `/.test(text) ? marked(text) : undefined
}

function stated(name: Pick<Stated, 'wire' | 'meaning'>, text: string, given = ''): Stated {
  const range = /(?:range|percentage) (\d+)-(\d+)/.exec(text)
  const most = /\b(?:limit|maximum|max) (\d+)/.exec(text)?.[1] ?? (text.includes('one stock ticker') ? '1' : undefined)
  const initial = given.replaceAll('`', '') || /`(\w+)` \(default\)/.exec(text)?.[1] || /\bdefault (\d[\dx]*)/.exec(text)?.[1]
  return {
    ...name,
    controls: controlsOf(text),
    initial: initial || undefined,
    range: range ? { least: Number(range[1]), most: Number(range[2]) } : undefined,
    most: most === undefined ? undefined : Number(most),
    options: optionsOf(text),
  }
}

/** "start date, end date" are two meanings under one rule, as `dateFrom, dateTo` are two names. */
const split = (cell: string): readonly string[] => cell.split(', ')

/** The parameters of an operation's section (§4.x), a header that takes more than one value included. */
export function statedParams(number: string): readonly Stated[] {
  const text = section(number)
  const named = (table(text, 'Query parameter') ?? []).flatMap(([names = '', type = '', given = '', rule = '']) =>
    split(names).map((wire) => stated({ wire, meaning: undefined }, `${type}; ${rule}`, given)),
  )
  const byMeaning = (table(text, 'Meaning') ?? []).flatMap(([meanings = '', rule = '']) =>
    split(meanings).map((meaning) => {
      const [wire] = marked(meaning)
      return stated({ wire, meaning: meaning.replaceAll('`', '') }, rule)
    }),
  )
  const header = /Header `(\w+)` is required, with default `([^`]+)`; allowed (.+)\./.exec(text)
  const options = header ? `enum; ${header[3]}` : ''
  return [...named, ...byMeaning, ...(header ? [stated({ wire: header[1]!, meaning: undefined }, options, header[2])] : [])]
}

/** The same facts of a parameter as the descriptor has them. */
export function describedRule(param: Param) {
  const isWhole = param.most !== undefined && param.most === param.options?.length
  return {
    initial: param.initial === undefined ? undefined : param.print(param.initial),
    most: isWhole ? undefined : (param.most ?? param.range?.most),
    options: param.control === 'flag' ? undefined : param.options,
  }
}
