/** The query in words: each part a phrase that can be taken away, together the title of the page. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isReadOff, readParams, type Param } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { isDay, wordsOfDay, wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'

export interface Phrase {
  /** What comes before the value: `for`, `dated`, `importance at least`. */
  readonly lead: string
  readonly value: string
  /** The names in the address that hold it, and what is left of each when it is taken away; `undefined` where none does. */
  readonly without: Readonly<Record<string, string | undefined>> | undefined
  /** Names the button that takes it away: `Remove tickers HALO`. */
  readonly name: string
}

/** The most characters of one value in the title of the page. */
const LONGEST = 80

/** Parameters that say how much is shown, and not what. */
const PAGING = new Set(['page', 'limit'])

const dayWords = (text: string): string => (isDay(text) ? wordsOfDay(text) : text)

type Texts = Readonly<Record<string, string | undefined>>

/** The days in force where none are given: they can be changed, and not be taken away. */
function defaultDays(endpoint: AnyEndpoint, values: Texts, today: IsoDay | undefined): Phrase[] {
  const days = today === undefined ? undefined : endpoint.dayDefaults?.(values, today)
  return days
    ? datePhrases(days).map((phrase) => ((values.from ?? values.to) === undefined ? { ...phrase, without: undefined } : phrase))
    : []
}

function datePhrases(texts: Texts): Phrase[] {
  const { date, from, to } = texts
  if (date) return [{ lead: 'on', value: dayWords(date), without: { date: undefined }, name: 'day' }]
  if (from && to) {
    const value = isDay(from) ? wordsOfRange(from, to) : `${from} to ${wordsOfDay(to)}`
    return [{ lead: 'dated', value, without: { from: undefined, to: undefined }, name: 'dates' }]
  }
  if (from) return [{ lead: 'from', value: dayWords(from), without: { from: undefined }, name: 'first day' }]
  return to ? [{ lead: 'until', value: wordsOfDay(to), without: { to: undefined }, name: 'last day' }] : []
}

function listPhrases({ params, tickersBy }: AnyEndpoint, key: string, values: readonly string[]): Phrase[] {
  const label = params[key].label.toLowerCase()
  const lead = key === (tickersBy?.key ?? 'tickers') ? 'for' : label
  // What is read off a list means nothing without it.
  const readOff = Object.entries<Param>(params).filter(([, param]) => param.readOff?.key === key)
  const none = Object.fromEntries([key, ...readOff.map(([name]) => name)].map((name) => [name, undefined]))
  // A long list is one phrase: forty chips say less than their number.
  if (values.length > 6) return [{ lead, value: `${values.length} values`, without: none, name: label }]
  return values.map((value, index) => {
    const rest = values.filter((other) => other !== value).join(',')
    const said = shortened(value, LONGEST)
    // A label that names several kinds is no name of one.
    const name = readOff.length > 0 ? said : `${label} ${said}`
    return { lead: index === 0 ? lead : '', value: said, without: rest === '' ? none : { [key]: rest }, name }
  })
}

function valueWords(param: Param, value: unknown): string {
  const text = param.print(value)
  if (param.control === 'moment') return wordsOfUnix(value as number)
  if (param.control === 'flag') return value === true ? 'yes' : 'no'
  return param.optionWords?.[text] ?? shortened(text, LONGEST)
}

/**
 * The phrases of the legal values of an address, in the order of the declaration; with `today`, of the days in force too where it
 * gives none.
 */
export function phrasesOf(endpoint: AnyEndpoint, search: URLSearchParams, today?: IsoDay): readonly Phrase[] {
  const { values } = readParams(endpoint.params, search, 'address')
  const given = values as Texts
  const [day] = [...defaultDays(endpoint, given, today), ...datePhrases(given)]
  const dateLead = endpoint.dateLead?.(values)
  const days = day ? [dateLead ? { ...day, lead: day.lead === 'dated' ? dateLead : `${dateLead} ${day.lead}` } : day] : []
  return Object.entries<Param>(endpoint.params).flatMap(([key, param]): Phrase[] => {
    // All of the days stand where the first of their names does.
    if (key === 'date' || key === 'from' || key === 'to') return days.splice(0)
    const value = values[key]
    if (value === undefined || PAGING.has(key) || isReadOff(endpoint.params, key, values)) return []
    const text = param.print(value)
    if (param.initial !== undefined && text === param.print(param.initial)) return []
    if (param.control === 'tokens') return listPhrases(endpoint, key, value as readonly string[])
    // "Importance, at least" reads as "importance at least 3".
    const lead = param.label.toLowerCase().replaceAll(',', '')
    return [{ lead, value: valueWords(param, value), without: { [key]: undefined }, name: lead }]
  })
}

/** One sentence: `Splits for ACME, HALO, dated 1 to 31 Mar 2026, importance at least 3`. */
export function sentenceOf(endpoint: AnyEndpoint, phrases: readonly Phrase[]): string {
  const parts: string[] = []
  for (const { lead, value } of phrases) {
    if (lead === '') parts[parts.length - 1] += `, ${value}`
    else parts.push(`${lead} ${value}`)
  }
  const [first, ...rest] = parts
  if (first === undefined) return endpoint.title
  return [`${endpoint.title}${/^(for|with) /.test(first) ? ' ' : ', '}${first}`, ...rest].join(', ')
}
