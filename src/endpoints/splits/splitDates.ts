/** The four days of a split, and in words what does not fit together among them; nothing is put right (wire-format 3.10). */
import { daysBetween, isDay, type IsoDay } from '../../lib/dates/days.ts'
import type { Split } from './endpoint.ts'
import { ratioOf } from './ratio.ts'
import { counted } from '../../lib/numbers/counts.ts'

export const DATES = {
  date_announced: 'announced',
  date_recorded: 'record date',
  date_ex: 'ex-date',
  date_distribution: 'distribution',
} as const
type DateName = keyof typeof DATES
const NAMES = Object.keys(DATES) as DateName[]

/** The day if it is one; the service writes "" for what it does not give. */
export const dayOf = (split: Split, name: DateName): IsoDay | undefined => {
  const text = split[name]
  return text && isDay(text) ? text : undefined
}

/** The earliest readable day, and what happens on it: `record date, ex-date`. */
export function firstDayOf(split: Split): { readonly day: IsoDay; readonly words: string } | undefined {
  let day: IsoDay | undefined
  for (const name of NAMES) {
    const own = dayOf(split, name)
    if (own && (day === undefined || own < day)) day = own
  }
  if (day === undefined) return undefined
  const names = NAMES.filter((name) => dayOf(split, name) === day)
  return { day, words: names.map((name) => DATES[name]).join(', ') }
}

/** Days in an order that a split cannot have. A distribution on the eve of the ex-date is usual and is not among them. */
function dateOddities(split: Split): readonly string[] {
  const announced = dayOf(split, 'date_announced')
  const recorded = dayOf(split, 'date_recorded')
  const distribution = dayOf(split, 'date_distribution')
  const later = (['date_ex', 'date_recorded', 'date_distribution'] as const).filter((name) => {
    const day = dayOf(split, name)
    return announced !== undefined && day !== undefined && announced > day
  })
  // Said of the ex-date, and of another only where that is not before the announcement.
  const [name] = later
  const oddities: string[] = []
  if (name)
    oddities.push(
      `Announced ${counted(daysBetween(dayOf(split, name)!, announced!), 'day')} after its ${DATES[name]}, as the service gives it.`,
    )
  if (recorded && distribution && recorded > distribution) {
    oddities.push(
      `Record date ${counted(daysBetween(distribution, recorded), 'day')} after the distribution, as the service gives it.`,
    )
  }
  for (const field of NAMES) {
    const text = split[field]
    if (text && !isDay(text)) oddities.push(`The ${DATES[field]} “${text}” is no day that can be read.`)
  }
  return oddities
}

/** Everything about a split that does not fit together or cannot be read, each a sentence. */
export function odditiesOf(split: Split): readonly string[] {
  const ratio = ratioOf(split)
  const type = split.split_type ?? ''
  const isNamedReverse = /reverse/i.test(type)
  const oddities = [...dateOddities(split)]
  if (ratio && !ratio.isRead) oddities.push(`The ${ratio.words} could not be read: shown as given, no direction claimed.`)
  if (ratio?.direction && type && isNamedReverse !== (ratio.direction === 'reverse')) {
    oddities.push(`Called “${type}”, but by its ratio a ${ratio.direction} split.`)
  }
  return oddities
}
