/** Dividends and splits of the loaded days: dividends from the rows, splits from the calendar held against the rows. */
import { addDays, isDay, wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import type { Split } from '../../splits/endpoint.ts'
import { plainSymbol, type History, type PricedDay } from './priceSeries.ts'
import { factorOf, numberAt } from './prices.ts'

export interface ShareEvent {
  readonly symbol: string
  /** A day of the loaded rows. */
  readonly day: IsoDay
  readonly kind: 'dividend' | 'split'
  /** `Dividend of 0.42 a share` */
  readonly words: string
}

/** A step in the count of shares that the prices imply. */
export interface Step {
  readonly day: IsoDay
  /** Shares that one share became. */
  readonly shares: number
}

/** Rounded prices move the quotient by less; the smallest stock dividends by more. */
const LEAST_STEP = 0.005
/** An ex-date that is no trading day takes effect on the next one; holidays are no longer than this. */
const LONGEST_BREAK = 5

export const dividendsOf = ({ symbol, days }: History): readonly ShareEvent[] =>
  days.flatMap(({ day, row }) => {
    const dividend = numberAt(row, 'dividend')
    if (dividend === undefined || dividend <= 0) return []
    return [{ symbol, day, kind: 'dividend', words: `Dividend of ${dividend} a share` }]
  })

/**
 * Where close and adjusted close move apart by more than the day's dividend explains. A dividend `d` after a close `c` lowers the
 * factor of the days before by `c / (c + d)`; what is left of the move is a change in the count of shares.
 */
export function stepsOf({ days }: History): readonly Step[] {
  return days.flatMap(({ day, row }, index) => {
    const before = days[index - 1]
    const close = before && numberAt(before.row, 'close')
    const [factorBefore, factor] = [before && factorOf(before.row), factorOf(row)]
    if (!close || !factorBefore || !factor) return []
    const shares = close / (close * (factorBefore / factor) + (numberAt(row, 'dividend') ?? 0))
    return Math.abs(shares - 1) < LEAST_STEP ? [] : [{ day, shares }]
  })
}

const countWords = (shares: number): string => String(Number(shares.toPrecision(3)))

/** The first loaded day on or after an ex-date; `undefined` when the ex-date lies outside of the loaded days. */
function dayAtOrAfter(days: readonly PricedDay[], ex: IsoDay): IsoDay | undefined {
  const [first] = days
  if (!first || ex < first.day) return undefined
  const day = days.find((priced) => priced.day >= ex)?.day
  return day !== undefined && day <= addDays(ex, LONGEST_BREAK) ? day : undefined
}

function calendarWords(split: Split, day: IsoDay, step: Step | undefined, first: IsoDay | undefined): string {
  const ratio = split.ratio ? `Split ${split.ratio}` : 'Split, ratio not given'
  const ex = split.date_ex && split.date_ex !== day ? `, ex-date ${wordsOfDay(split.date_ex)}` : ''
  if (step) return `${ratio}${ex}: the prices imply ${countWords(step.shares)} for 1`
  if (day === first) return `${ratio}${ex}: the day before is not loaded, so the prices cannot tell`
  return `${ratio}${ex}: the calendar says so, the prices show no step`
}

/** `calendar` is what the splits operation answered; `undefined` as long as, or because, it did not. */
export function splitsOf(history: History, calendar: readonly Split[] | undefined): readonly ShareEvent[] {
  const { symbol, days } = history
  const steps = stepsOf(history)
  const listed = (calendar ?? []).flatMap((split): ShareEvent[] => {
    if (plainSymbol(String(split.ticker)) !== plainSymbol(symbol) || !isDay(String(split.date_ex))) return []
    const day = dayAtOrAfter(days, split.date_ex!)
    if (!day) return []
    const step = steps.find((found) => found.day === day)
    return [{ symbol, day, kind: 'split', words: calendarWords(split, day, step, days[0]?.day) }]
  })
  const doubt = calendar ? 'the split calendar names none that day' : 'not held against the split calendar'
  const unlisted = steps
    .filter((step) => !listed.some((event) => event.day === step.day))
    .map((step): ShareEvent => {
      const words = `Adjusted prices imply ${countWords(step.shares)} for 1: ${doubt}`
      return { symbol, day: step.day, kind: 'split', words }
    })
  return [...listed, ...unlisted]
}

/** All of them, oldest first. */
export const eventsOf = (histories: readonly History[], calendar: readonly Split[] | undefined): readonly ShareEvent[] =>
  histories
    .flatMap((history) => [...dividendsOf(history), ...splitsOf(history, calendar)])
    .sort((a, b) => (a.day === b.day ? a.symbol.localeCompare(b.symbol) : a.day < b.day ? -1 : 1))
