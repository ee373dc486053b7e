/** The kinds of query parameter: how each reads its text, which rule it states, and what it prints. */
import { figure } from '../../lib/numbers/counts.ts'
import { isDay, unixOfDay } from '../../lib/dates/days.ts'
import type { NameSource, Param, Parsed } from './params.ts'
import { unreadIn, unseenIn } from './invisibleCharacters.ts'

/** What every parameter says of itself, whatever its kind. */
export interface ParamOptions {
  readonly wire: string
  readonly source: NameSource
  readonly label: string
  readonly about?: string
  readonly lead?: string
  readonly rare?: boolean
  readonly required?: boolean
  readonly always?: boolean
  readonly place?: 'header'
  readonly readOff?: NonNullable<Param['readOff']>
}

/** The longest free text sent: beyond it an address no longer fits what gateways accept. */
const LONGEST_TEXT = 200

/** Control characters have no place in a query, so that nothing can break a line. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** What a free text holds that is not sent. */
export const unsendableIn = (text: string, control: string): string | undefined =>
  CONTROL.test(text) ? (unseenIn(text) ?? control) : unreadIn(text)

export function integer(
  naming: ParamOptions & { least: number; most?: number; initial?: number; advice?: string },
): Param<number> {
  const { least, most, initial, advice, ...rest } = naming
  const rule = most === undefined ? `a whole number, at least ${least}` : `a whole number, ${least} to ${most}`
  const parse = (text: string): Parsed<number> => {
    const trimmed = text.trim()
    if (!/^-?\d+$/.test(trimmed)) return { fault: `Not a whole number in digits. Wanted: ${rule}.` }
    const value = Number(trimmed)
    if (value < least) return { fault: `Too small. Wanted: ${rule}.`, suggestion: String(least) }
    if (most !== undefined && value > most)
      return { fault: `Too large. Wanted: ${rule}.${advice ?? ''}`, suggestion: String(most) }
    if (!Number.isSafeInteger(value)) return { fault: `Too large. Wanted: ${rule}.` }
    return { value }
  }
  return {
    ...rest,
    ...(initial === undefined ? {} : { initial }),
    control: 'integer',
    rule,
    range: most === undefined ? { least } : { least, most },
    parse,
    print: String,
  }
}

/** Unix seconds, UTC (§4, updated filter). */
export const moment = (naming: ParamOptions): Param<number> => ({
  ...naming,
  control: 'moment',
  rule: 'a moment in Unix seconds, UTC',
  parse(text) {
    const trimmed = text.trim()
    if (isDay(trimmed)) {
      const suggestion = String(unixOfDay(trimmed))
      return { fault: `A day, but Unix seconds are wanted. ${trimmed} begins at ${suggestion} (UTC).`, suggestion }
    }
    if (!/^\d+$/.test(trimmed)) return { fault: 'Not a whole number of Unix seconds, UTC.' }
    const value = Number(trimmed)
    if (value > 1e11) {
      const suggestion = String(Math.floor(value / 1000))
      return { fault: `Looks like milliseconds; did you mean ${suggestion}?`, suggestion: value < 1e15 ? suggestion : undefined }
    }
    return { value }
  },
  print: String,
})

/** `0 to 5` where the options are all numbers from the first to the last, and otherwise their names. */
const namedRange = (options: readonly string[]): string =>
  options.every((option, place) => option === String(place)) ? `0 to ${options.length - 1}` : `one of ${options.join(', ')}`

export function choice<const O extends readonly string[]>(
  options: O,
  naming: ParamOptions & {
    initial?: NoInfer<O[number]>
    advice?: string
    optionWords?: Readonly<Partial<Record<O[number], string>>>
  },
): Param<O[number]> {
  const { optionWords, advice = '', ...rest } = naming
  return {
    ...rest,
    ...(optionWords ? { optionWords: optionWords as Readonly<Record<string, string>> } : {}),
    control: 'choice',
    rule: `one of ${options.join(', ')}`,
    options,
    parse(text) {
      const trimmed = text.trim()
      if (options.includes(trimmed)) return { value: trimmed }
      const suggestion = options.find((option) => option.toLowerCase() === trimmed.toLowerCase())
      return { fault: `Choose ${namedRange(options)}.${advice}`, suggestion }
    },
    print: (value) => value,
  }
}

export const flag = (naming: ParamOptions & { initial?: boolean }): Param<boolean> => ({
  ...naming,
  control: 'flag',
  rule: 'true or false',
  options: ['true', 'false'],
  parse(text) {
    const trimmed = text.trim()
    return trimmed === 'true' || trimmed === 'false' ? { value: trimmed === 'true' } : { fault: 'Wanted: true or false.' }
  },
  print: String,
})

export const words = (naming: ParamOptions): Param<string> => ({
  ...naming,
  control: 'text',
  rule: `text of at most ${LONGEST_TEXT} characters`,
  parse(text) {
    const value = text.trim()
    if (value.length > LONGEST_TEXT) {
      return { fault: `${figure(value.length)} characters; at most ${LONGEST_TEXT} are sent.` }
    }
    const held = unsendableIn(value, 'a line break or another control character')
    return held ? { fault: `Holds ${held}.` } : { value }
  },
  print: (value) => value,
})

/** `WIDTHxHEIGHT` in pixels (§4.2). */
export const size = (naming: ParamOptions & { initial: string }): Param<string> => ({
  ...naming,
  control: 'text',
  rule: 'WIDTHxHEIGHT in pixels, such as 300x300; images are only ever scaled down',
  parse(text) {
    const value = text.trim()
    if (!/^[1-9]\d{0,4}x[1-9]\d{0,4}$/.test(value)) return { fault: 'Wanted: WIDTHxHEIGHT in whole pixels, such as 300x300.' }
    const isHuge = value.split('x').some((side) => Number(side) > 2000)
    return isHuge ? { value, warning: 'Larger than any image: the service only scales down.' } : { value }
  },
  print: (value) => value,
})
