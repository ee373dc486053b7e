/** Rolling days, counted from today: `-90d`, `0d`, `+7d`, `-6m`, `-1y`, and `ytd` for the first of January. */
import { addDays, addMonths, daysBetween, type IsoDay } from './days.ts'

/** A day as a page address has it: plain, or rolling in its one spelling. */
export type DayText = string

export const TODAY = '0d'
export const YEAR_START = 'ytd'

/** Of each unit, fifty years: every day within them has a year of four digits. */
const MOST = { d: 18_262, m: 600, y: 50 } as const
type Unit = keyof typeof MOST

export interface Distance {
  /** Negative for days gone by. */
  readonly count: number
  readonly unit: Unit
}

/** How far a rolling day is from today; `undefined` for the first of January, and for what is no rolling day. */
export function distanceOf(text: DayText): Distance | undefined {
  if (text === TODAY) return { count: 0, unit: 'd' }
  const [, sign, digits, unit] = /^([+-])([1-9]\d*)([dmy])$/.exec(text) ?? []
  const count = Number(digits)
  return unit === undefined || count > MOST[unit as Unit]
    ? undefined
    : { count: sign === '-' ? -count : count, unit: unit as Unit }
}

export const isRollingDay = (text: DayText): boolean => text === YEAR_START || distanceOf(text) !== undefined

/** The one spelling of a rolling day; `undefined` for other text. A count needs its sign: 7 days ago and in 7 days are both meant by `7d`. */
export function readRollingDay(text: string): DayText | undefined {
  // The plus of an address that was typed by hand arrives as a blank.
  const lower = text
    .replace(/^ (?=\d)/, '+')
    .trim()
    .toLowerCase()
  const [, sign = '', digits, unit] = /^([+-]?)(\d{1,6})([dmy])$/.exec(lower) ?? []
  const spelled = digits === undefined ? lower : Number(digits) === 0 ? TODAY : `${sign}${Number(digits)}${unit}`
  return isRollingDay(spelled) ? spelled : undefined
}

/** The day meant; a plain day means itself. */
export function resolveDay(text: DayText, today: IsoDay): IsoDay {
  if (text === YEAR_START) return `${today.slice(0, 4)}-01-01`
  const distance = distanceOf(text)
  if (!distance) return text
  const { count, unit } = distance
  return unit === 'd' ? addDays(today, count) : addMonths(today, unit === 'm' ? count : count * 12)
}

/** A plain day as one that rolls with today; as it stands where that is more than fifty years away. */
export function rollingFrom(day: IsoDay, today: IsoDay): DayText {
  if (day === resolveDay(YEAR_START, today)) return YEAR_START
  const count = daysBetween(today, day)
  return readRollingDay(`${count < 0 ? '' : '+'}${count}d`) ?? day
}
