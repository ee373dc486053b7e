/** The kinds of query parameter that hold a day: plain on the wire, plain or rolling in the page address. */
import { isDay } from '../../lib/dates/days.ts'
import { readRollingDay, type DayText } from '../../lib/dates/rollingDays.ts'
import type { ParamOptions } from './paramTypes.ts'
import type { Param, Parsed } from './params.ts'

/** Days beyond these are slips of the hand: no market of today has a record of them. */
export const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'

/** What a page address may say beside a plain day. */
export const ROLLING_RULE = 'a rolling day: -90d, 0d (today), +7d, -6m, -1y, ytd'

function parseDay(text: string): Parsed<string> {
  const trimmed = text.trim()
  if (isDay(trimmed)) {
    const isInReach = trimmed >= FIRST_DAY && trimmed <= LAST_DAY
    return isInReach ? { value: trimmed } : { fault: `Invalid date. Write ${FIRST_DAY} to ${LAST_DAY}.` }
  }
  if (/^\d{4}-\d\d-\d\d$/.test(trimmed)) return { fault: 'Invalid date.' }
  const padded = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  const suggestion = padded && `${padded[1]}-${padded[2]!.padStart(2, '0')}-${padded[3]!.padStart(2, '0')}`
  return { fault: 'Invalid date. Write YYYY-MM-DD.', suggestion: suggestion && isDay(suggestion) ? suggestion : undefined }
}

/** A rolling day keeps its text: which day it is depends on the day on which it is asked. */
function parseRolling(text: string): Parsed<DayText> {
  const rolling = readRollingDay(text)
  if (rolling !== undefined) return { value: rolling }
  const parsed = parseDay(text)
  // A count without its sign means the past more often.
  const signed = /^\d+[dmy]$/i.test(text.trim()) ? readRollingDay(`-${text.trim()}`) : undefined
  return 'fault' in parsed && signed ? { ...parsed, fault: 'Invalid date.', suggestion: signed } : parsed
}

export const day = (naming: ParamOptions): Param<string> => ({
  ...naming,
  control: 'day',
  rule: 'a day, YYYY-MM-DD, of the years 1900 to 2100',
  parse: parseDay,
  parseAddress: parseRolling,
  print: (value) => value,
})

/** A day, or one of a few words of the service, each with the rolling day that it means (§4.3: `YTD`, `1m`). */
export const dayOr = (words: Readonly<Record<string, DayText>>, naming: ParamOptions): Param<string> => {
  const listed = Object.keys(words)
  return {
    ...naming,
    control: 'day',
    rule: `a day, YYYY-MM-DD, or one of ${listed.join(', ')}`,
    options: listed,
    parse(text) {
      if (listed.includes(text.trim())) return { value: text.trim() }
      const parsed = parseDay(text)
      return 'fault' in parsed ? { ...parsed, fault: `${parsed.fault} Or one of ${listed.join(', ')}.` } : parsed
    },
    // One grammar for every day of an address: the service's words are another spelling of it.
    parseAddress: (text) => (Object.hasOwn(words, text.trim()) ? { value: words[text.trim()]! } : parseRolling(text)),
    print: (value) => value,
  }
}
