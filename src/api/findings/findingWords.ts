/** A finding in a sentence or two, the same on the page, in the reference and in reports. */
import { wordsOfDay, wordsOfRange, dayOfUnix, isDay } from '../../lib/dates/days.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { AnyEndpoint } from '../endpoint/endpoint.ts'
import { namedFew } from '../endpoint/quoting.ts'
import type { Finding, FindingKind } from './finding.ts'
import { declaredAt } from './tally.ts'

/** `AAPL`, `AAPL and MSFT`, `AAPL, MSFT and 41 more`. */
function examplesOf({ examples, values }: Finding): string {
  const others = values - examples.length
  if (others > 0) return `${examples.join(', ')} and ${figure(others)} more`
  return examples.length < 2 ? examples.join('') : `${examples.slice(0, -1).join(', ')} and ${examples.at(-1)}`
}

const rowsOf = ({ rows, of }: Finding): string =>
  rows === of ? `in ${of === 1 ? 'the only row' : `all ${figure(of)} rows`}` : `in ${figure(rows)} of ${counted(of, 'row')}`

function daysAsked(asked: string): string {
  const [from = '', to = ''] = asked.split('..')
  const [first, last] = [from, to].map((day) => (isDay(day) ? wordsOfDay(day) : day))
  if (isDay(from) && isDay(to)) return wordsOfRange(from, to)
  return from === '' ? `days up to ${last}` : to === '' ? `days from ${first}` : `${first} to ${last}`
}

/** `endpoint` is the one that was asked: its labels are the words for parameters and fields. */
export function findingWords(endpoint: AnyEndpoint, finding: Finding): string {
  const { kind, subject, asked, examples, values, rows } = finding
  const param = endpoint.params[subject]
  const label: string = param?.label ?? declaredAt(endpoint.fields, subject)?.label ?? subject
  const names = namedFew(asked.split(', '))
  switch (kind) {
    case 'filter-ignored':
      return `Asked for ${names}; ${figure(values)} other ${param?.noun ?? 'values'} came ${rowsOf(finding)} (${examplesOf(finding)}): this service may ignore the filter.`
    case 'other-name':
      return `Asked for ${names}; ${examplesOf(finding)} came ${rowsOf(finding)}: another name for the same, or something else.`
    case 'day-outside':
      return `Asked for ${daysAsked(asked)}; ${counted(rows, 'row is', 'rows are')} of other days, such as ${examples[0]}: this service may ignore the days.`
    case 'before-moment':
      return `${label} ${wordsOfDay(dayOfUnix(Number(asked)))}: ${counted(rows, 'row is', 'rows are')} older, such as of ${examples[0]}. This service may ignore the filter.`
    case 'below-least':
      return `${label} ${asked}: ${counted(rows, 'row has', 'rows have')} less (${examplesOf(finding)}). This service may ignore the filter.`
    case 'order':
      return `The service ignored the order asked for (“${asked}”): the rows came in another.`
    case 'limit-exceeded':
      return `Asked for at most ${counted(Number(asked), 'row')}; ${figure(rows)} came.`
    case 'type-mismatch':
      return `${label}: ${asked} expected, ${examples[0]} came ${rowsOf(finding)}.`
    case 'unknown-field':
      return `${label}: not in the specification; ${examples[0]} came ${rowsOf(finding)}.`
    case 'unknown-word':
      return `${label}: no meaning is known of ${examplesOf(finding)}, ${rowsOf(finding)}.`
    case 'date-form':
      return `${label}: not written as ${asked} ${rowsOf(finding)}, such as ${examples[0]}.`
  }
}

/** What was found, in a word or two, for tables. */
export const KIND_WORDS: Readonly<Record<FindingKind, string>> = {
  'filter-ignored': 'others than asked for',
  'other-name': 'perhaps another name',
  'day-outside': 'other days',
  'before-moment': 'older than asked for',
  'below-least': 'less than asked for',
  order: 'another order',
  'limit-exceeded': 'more rows',
  'type-mismatch': 'another type',
  'unknown-field': 'not in the specification',
  'unknown-word': 'unknown word',
  'date-form': 'date in another form',
}
