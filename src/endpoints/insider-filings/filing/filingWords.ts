/** What an insider did, in one line: who, in which office, how many shares at what price on which day. */
import { decimal, isAbsent } from '../../../api/endpoint/fields.ts'
import { wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import { cellText, valueText } from '../../../ui/values/valueText.ts'
import type { InsiderFilingRecord } from '../endpoint.ts'
import { tradedOf } from '../grid/order.ts'
import { dayOfMoment, filingsOf, type Filing, type Line } from './filing.ts'
import { largeMoney } from '../../../lib/numbers/largeMoney.ts'
import { sumOf } from './tradeValue.ts'

const NUMBER = decimal('Shares')
const SIDES = [
  { code: 'P', verb: 'bought' },
  { code: 'S', verb: 'sold' },
] as const

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(Boolean)
    .join(' ')

/** The last name usually comes first on the form; in the order of the signature, where it has the same words in another. */
export function nameOf({ insider_name: given, raw_signature: signature }: Filing['owner']): string | undefined {
  if (isAbsent(given)) return undefined
  const words = String(given).trim().split(/\s+/)
  const signed = ` ${plainWords(String(signature ?? ''))} `
  const orders = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '))
  return orders.find((order) => signed.includes(` ${plainWords(order)} `)) ?? orders[0]
}

/** The year where it is another than the filing's. */
const dayWords = (day: IsoDay, filed: IsoDay | undefined): string =>
  day.slice(0, 4) === filed?.slice(0, 4) ? wordsOfDay(day).slice(0, -5) : wordsOfDay(day)

/** `1,264 at $26.61`, or of several trades `53,700 for $2.10M`, as far as it is given. */
function amountOf(filing: Filing, code: 'P' | 'S', lines: readonly Line[]): string {
  const [line, ...others] = lines
  const isOne = line !== undefined && others.length === 0
  const total = isOne ? line.shares : sumOf(lines.map(({ shares }) => shares).filter(Boolean))?.replace(/\.0+$/, '')
  const worth = tradedOf(filing, code)
  const price = isOne ? line.price && `at $${cellText(NUMBER, line.price)}` : worth && `for ${largeMoney(worth)}`
  return [total && (valueText(NUMBER, total) ?? total), price].filter(Boolean).join(' ')
}

/** `bought 1,264 at $26.61 on 3 Nov` */
function deedOf(filing: Filing, { code, verb }: (typeof SIDES)[number]): string | undefined {
  const lines = filing.lines.filter((line) => line.code === code && !line.isDerivative)
  if (lines.length === 0) return undefined
  const [day, ...others] = new Set(lines.map((line) => line.day))
  const when = day && others.length === 0 ? `on ${dayWords(day, dayOfMoment(filing.record.filing_date))}` : undefined
  return [verb, amountOf(filing, code, lines), when].filter(Boolean).join(' ')
}

const formOf = ({ form_type: form }: InsiderFilingRecord): string => (isAbsent(form) ? 'filing' : `Form ${form}`)

/** The SEC's meanings in the words of the desk. */
const OTHER_DEEDS: Readonly<Record<string, string>> = {
  A: 'award',
  C: 'conversion',
  D: 'disposal to the issuer',
  F: 'tax withholding',
  G: 'gift',
  M: 'option exercise',
  W: 'inheritance',
  X: 'option exercise',
}

/** `Form 4, gift / award (no open-market trade)`, for a filing without purchases and sales. */
function otherDeedsOf({ record, lines }: Filing): string {
  const deeds = [...new Set(lines.flatMap(({ code }) => (Object.hasOwn(OTHER_DEEDS, code) ? OTHER_DEEDS[code]! : [])))]
  const form = formOf(record)
  return deeds.length > 0 ? `${form}, ${deeds.join(' / ')} (no open-market trade)` : `${form}, no open-market trade`
}

/** The heading of the record; nothing where it does not say whose it is. */
export function titleOfFiling(record: InsiderFilingRecord): string | undefined {
  const filing = filingsOf([record])[0]!
  const name = nameOf(filing.owner)
  if (name === undefined) return undefined
  const { insider_title: title } = filing.owner
  const who = isAbsent(title) ? name : `${name}, ${title}`
  const deeds = SIDES.flatMap((side) => deedOf(filing, side) ?? [])
  if (deeds.length === 0) return `${who}: ${otherDeedsOf(filing)}`
  return `${who}${isAbsent(title) ? ' ' : ', '}${deeds.join(' and ')}`
}

/** `bought $33.6K`, side by side. */
const worthsOf = (filing: Filing): readonly string[] =>
  SIDES.flatMap(({ code, verb }) => {
    const worth = tradedOf(filing, code)
    return worth === undefined ? [] : [`${verb} ${largeMoney(worth)}`]
  })

/** The same where the day and the company stand beside it: `Ruth Zhou bought $33.6K`. */
export function eventWordsOf(filing: Filing): string {
  const deeds = worthsOf(filing)
  const name = nameOf(filing.owner) ?? 'Insider not named'
  return deeds.length > 0 ? `${name} ${deeds.join(', ')}` : `${name}: ${otherDeedsOf(filing)}`
}

/** Who, and the trade, in two cells; nothing for a filing without purchases and sales. */
export function tradeCellsOf(filing: Filing): readonly string[] | undefined {
  const deeds = worthsOf(filing)
  if (deeds.length === 0) return undefined
  const { insider_title: title } = filing.owner
  return [[nameOf(filing.owner) ?? 'Not named', title].filter(Boolean).join(', '), deeds.join(', ')]
}
