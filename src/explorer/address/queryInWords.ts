/** The query in words: a phrase for each filter in force, which is a chip of the filter bar; together the title of the page. */
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { isReadOff, readParams, type Param } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { exactDaysInWords, hasRollingDay, wordsOfDays, type DaysInWords, type DayTexts } from '../../lib/dates/daysInWords.ts'
import { TODAY } from '../../lib/dates/rollingDays.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'

export interface Phrase {
  /** The parameter whose filter it is; of the days the first. */
  readonly key: string
  readonly label: string
  /** What comes before the value in a sentence: `for`, `dated`, `importance at least`; nothing where another phrase says it. */
  readonly lead: string | undefined
  readonly value: string
  /** The names in the address that go with it; `undefined` where none holds it. */
  readonly without: Readonly<Record<string, undefined>> | undefined
  /** The days that rolling ones are today: `22 Aug to 20 Nov 2026`. */
  readonly exact?: string | undefined
}

/** The most characters of one value in the title of the page. */
const LONGEST = 80

/** Parameters that say how much is shown, and not what. */
const PAGING = new Set(['page', 'limit'])

/** The days of a query are one filter, whichever of their names the address gives. */
export const DAYS = 'Date'
export const isOfDays = (key: string): boolean => key === 'date' || key === 'from' || key === 'to'

/** `Splits with ex-date in the last 90 days`. */
const ledBy = (dateLead: string | undefined, { lead, value }: DaysInWords): string => {
  if (dateLead === undefined) return lead
  if (lead === 'dated') return dateLead
  return /^(last|next|year) /.test(value) && lead === '' ? `${dateLead} in the` : `${dateLead} ${lead}`.trim()
}

/** The days asked for, as one phrase; with `today`, those in force too where none are given. */
function datePhrase(
  endpoint: AnyEndpoint,
  values: ValuesOf<AnyEndpoint>,
  today: IsoDay | undefined,
): Omit<Phrase, 'key' | 'label'> | undefined {
  const given: DayTexts = values
  const { from, to }: DayTexts = today === undefined ? {} : withDaysInForce(endpoint, values, today)
  // Where a range rolls, its missing end is today's own and rolls too.
  const last = hasRollingDay(given) && to !== undefined && to === today ? TODAY : to
  const days = { date: given.date, from: given.from ?? from, to: given.to ?? last }
  const said = wordsOfDays(days, endpoint.reachesAhead)
  if (!said) return undefined
  // A chip has the value alone, which says nothing of a range without its open end.
  const isOpenEnded = said.lead === 'since' || said.lead === 'until'
  const words = isOpenEnded ? { lead: '', value: `${said.lead} ${said.value}` } : said
  const names = given.date ? ['date'] : (['from', 'to'] as const).filter((key) => given[key] !== undefined)
  return {
    lead: ledBy(endpoint.dateLead?.(values), words),
    value: words.value,
    // The days in force where none are given can be changed, and not be taken away.
    without: names.length > 0 ? Object.fromEntries(names.map((key) => [key, undefined])) : undefined,
    exact: today && exactDaysInWords(days, today),
  }
}

/** The most entries of a list that are named one by one: forty say less than their number. */
const MOST_NAMED = 6

function listPhrase({ params, tickersBy }: AnyEndpoint, key: string, values: readonly string[]): Phrase {
  const param: Param = params[key]
  const words = param.label.toLowerCase()
  // What is read off a list means nothing without it.
  const readOff = Object.entries<Param>(params).filter(([, { readOff: by }]) => by?.key === key)
  return {
    key,
    label: param.label,
    lead: key === (tickersBy?.key ?? 'tickers') ? 'for' : (param.lead ?? words),
    value:
      values.length > MOST_NAMED
        ? `${values.length} ${param.noun ?? 'values'}`
        : values.map((value) => shortened(value, LONGEST)).join(', '),
    without: Object.fromEntries([key, ...readOff.map(([name]) => name)].map((name) => [name, undefined])),
  }
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
  const days = [datePhrase(endpoint, values, today)].filter((phrase) => phrase !== undefined)
  const dateLead = days.length > 0 ? endpoint.dateLead?.(values) : undefined
  return Object.entries<Param>(endpoint.params).flatMap(([key, param]): Phrase[] => {
    // All of the days stand where the first of their names does.
    if (isOfDays(key)) return days.splice(0).map((day) => ({ ...day, key, label: DAYS }))
    const value = values[key]
    if (value === undefined || PAGING.has(key) || isReadOff(endpoint.params, key, values)) return []
    const text = param.print(value)
    if (param.initial !== undefined && text === param.print(param.initial)) return []
    if (param.control === 'tokens') return [listPhrase(endpoint, key, value as readonly string[])]
    const words = valueWords(param, value)
    // "Importance, at least" reads as "importance at least 3"; "with ex-date" says already that days are ex-dates.
    const lead = dateLead?.includes(words.toLowerCase()) ? undefined : param.label.toLowerCase().replaceAll(',', '')
    return [{ key, label: param.label, lead, value: words, without: { [key]: undefined } }]
  })
}

/** One sentence: `Splits for ACME, HALO, dated 1 to 31 Mar 2026, importance at least 3`. */
export function sentenceOf(endpoint: AnyEndpoint, phrases: readonly Phrase[]): string {
  const [first, ...rest] = phrases.flatMap(({ lead, value }) => (lead === undefined ? [] : [`${lead} ${value}`.trim()]))
  if (first === undefined) return endpoint.title
  return [`${endpoint.title}${/^(for|with|mentioning) /.test(first) ? ' ' : ', '}${first}`, ...rest].join(', ')
}
