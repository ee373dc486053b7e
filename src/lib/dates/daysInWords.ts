/** The days of a filter in words: `last 90 days`, `1 to 31 Dec 2026`, `since 3 Sep 2026`, `year to date`, `next 7 days`. */
import { isDay, wordsOfDay, wordsOfRange, type IsoDay } from './days.ts'
import { distanceOf, isRollingDay, resolveDay, TODAY, YEAR_START, type DayText, type Distance } from './rollingDays.ts'

/** One day, or a range with either end open. */
export interface DayTexts {
  readonly date?: DayText | undefined
  readonly from?: DayText | undefined
  readonly to?: DayText | undefined
}

export const hasRollingDay = ({ date, from, to }: DayTexts): boolean =>
  [date, from, to].some((text) => text !== undefined && isRollingDay(text))

export interface DaysInWords {
  /** What comes before the value in a sentence: `on`, `dated`, `since`, `until`; empty where the value says it all. */
  readonly lead: string
  readonly value: string
}

const UNITS = { d: 'day', m: 'month', y: 'year' } as const
const counted = ({ count, unit }: Distance): string => {
  const number = Math.abs(count)
  return `${number} ${UNITS[unit]}${number === 1 ? '' : 's'}`
}

/** One day by itself: `5 Nov 2026`, `today`, `90 days ago`. */
function wordsOfPoint(text: DayText): string {
  if (text === TODAY) return 'today'
  if (text === '-1d') return 'yesterday'
  if (text === '+1d') return 'tomorrow'
  if (text === YEAR_START) return '1 January'
  const distance = distanceOf(text)
  if (distance) return `${counted(distance)} ${distance.count < 0 ? 'ago' : 'from now'}`
  return isDay(text) ? wordsOfDay(text) : text
}

/** From today back, or ahead. */
const spanWords = (side: 'last' | 'next', distance: Distance): string =>
  `${side} ${Math.abs(distance.count) === 1 ? UNITS[distance.unit] : counted(distance)}`

/** A range that begins or ends today; `undefined` for any other. */
function spanOf(from: DayText, to: DayText): string | undefined {
  if (from === to) return wordsOfPoint(from)
  if (to === TODAY && from === YEAR_START) return 'year to date'
  const [first, last] = [distanceOf(from), distanceOf(to)]
  if (to === TODAY && first && first.count < 0) return spanWords('last', first)
  return from === TODAY && last && last.count > 0 ? spanWords('next', last) : undefined
}

/** `reachesAhead`: records may be dated after today, so that a range without an end does not end today. */
export function wordsOfDays({ date, from, to }: DayTexts, reachesAhead = false): DaysInWords | undefined {
  if (date) return { lead: isRollingDay(date) ? '' : 'on', value: wordsOfPoint(date) }
  if (from && to) {
    const span = isDay(from) || isDay(to) ? undefined : spanOf(from, to)
    if (span) return { lead: '', value: span }
    const isPlain = isDay(from) && isDay(to)
    return { lead: 'dated', value: isPlain ? wordsOfRange(from, to) : `${wordsOfPoint(from)} to ${wordsOfPoint(to)}` }
  }
  if (from) {
    const span = reachesAhead || isDay(from) ? undefined : spanOf(from, TODAY)
    return span ? { lead: '', value: span } : { lead: 'since', value: wordsOfPoint(from) }
  }
  return to ? { lead: 'until', value: wordsOfPoint(to) } : undefined
}

/** The same with rolling days as those they are today: `22 Aug to 20 Nov 2026`; `undefined` where none of them rolls. */
export function exactDaysInWords(days: DayTexts, today: IsoDay): string | undefined {
  const plain = (text: DayText | undefined): IsoDay | undefined => text && resolveDay(text, today)
  const words = wordsOfDays({ date: plain(days.date), from: plain(days.from), to: plain(days.to) })
  if (!words || !hasRollingDay(days)) return undefined
  return words.lead === 'since' || words.lead === 'until' ? `${words.lead} ${words.value}` : words.value
}
