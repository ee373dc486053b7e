/** The query in words: each part a phrase that can be taken away, together the title of the page. */
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { isReadOff, readParams, type Param } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { exactDaysInWords, hasRollingDay, wordsOfDays, type DaysInWords, type DayTexts } from '../../lib/dates/daysInWords.ts'
import { TODAY } from '../../lib/dates/rollingDays.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'

export interface Phrase {
  /** What comes before the value: `for`, `dated`, `importance at least`. */
  readonly lead: string
  readonly value: string
  /** The names in the address that hold it, and what is left of each when it is taken away; `undefined` where none does. */
  readonly without: Readonly<Record<string, string | undefined>> | undefined
  /** Names the button that takes it away: `Remove tickers HALO`. */
  readonly name: string
  /** The days that rolling ones are today: `22 Aug to 20 Nov 2026`. */
  readonly exact?: string | undefined
}

/** The most characters of one value in the title of the page. */
const LONGEST = 80

/** Parameters that say how much is shown, and not what. */
const PAGING = new Set(['page', 'limit'])

/** The names of the days that are there, and what a button calls them that takes them away. */
function namesOf({ date, from, to }: DayTexts): readonly [names: readonly string[], called: string] {
  if (date) return [['date'], 'day']
  return from && to ? [['from', 'to'], 'dates'] : from ? [['from'], 'first day'] : [['to'], 'last day']
}

/** `Splits with ex-date in the last 90 days`. */
const ledBy = (dateLead: string | undefined, { lead, value }: DaysInWords): string => {
  if (dateLead === undefined) return lead
  if (lead === 'dated') return dateLead
  return /^(last|next|year) /.test(value) && lead === '' ? `${dateLead} in the` : `${dateLead} ${lead}`.trim()
}

/** The days asked for, as one phrase; with `today`, those in force too where none are given. */
function datePhrases(endpoint: AnyEndpoint, values: ValuesOf<AnyEndpoint>, today: IsoDay | undefined): readonly Phrase[] {
  const given: DayTexts = values
  const { from, to }: DayTexts = today === undefined ? {} : withDaysInForce(endpoint, values, today)
  // Where a range rolls, its missing end is today's own and rolls too.
  const last = hasRollingDay(given) && to !== undefined && to === today ? TODAY : to
  const days = { date: given.date, from: given.from ?? from, to: given.to ?? last }
  const words = wordsOfDays(days, endpoint.reachesAhead)
  if (!words) return []
  const [names, name] = namesOf(days)
  // The days in force where none are given can be changed, and not be taken away.
  const isGiven = [given.date, given.from, given.to].some((day) => day !== undefined)
  return [
    {
      lead: ledBy(endpoint.dateLead?.(values), words),
      value: words.value,
      without: isGiven ? Object.fromEntries(names.map((key) => [key, undefined])) : undefined,
      name,
      exact: today && exactDaysInWords(days, today),
    },
  ]
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
  const days = [...datePhrases(endpoint, values, today)]
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
  const [first, ...rest] = phrases.map(({ lead, value }) => `${lead} ${value}`.trim())
  if (first === undefined) return endpoint.title
  return [`${endpoint.title}${/^(for|with) /.test(first) ? ' ' : ', '}${first}`, ...rest].join(', ')
}
