/** The filings of one company's insiders: walks its trading days, and files what happens some days after it did. */
import { type IsoDay, displayOfDay } from '../../lib/dates/days.ts'
import type { PriceHistory } from '../prices/priceHistory.ts'
import type { Officer, Split } from '../world/facts.ts'
import { unixOfNewYork } from '../world/newYork.ts'
import type { Random } from '../world/random.ts'
import type { Insider } from './accounts.ts'
import { misstated } from './amendment.ts'
import type { FormType } from './filing.ts'
import { type Account, applySplit, decimalOf, totalOf } from './ledger.ts'
import { discretionary, type Due, dueDays } from './occasions.ts'
import type { Report } from './report.ts'

/** A filing that has no number yet. */
export interface Draft {
  readonly officer: Officer
  readonly formType: FormType
  readonly report: Report
  readonly filedOn: IsoDay
  /** Unix seconds. */
  readonly filedAt: number
  readonly updated: number
  /** Decimal string. */
  readonly remaining: string
  /** Thousandths of shares held before the first transaction. */
  readonly before: number
  readonly amends: Draft | null
}

const LATE = 0.04
const AMENDED = 0.05

/** Most filings come in after the close, some in the evening, some before the next opening. */
function timeOf(random: Random, isSameDay: boolean): string {
  const chance = random.next()
  const hour = isSameDay || chance < 0.7 ? random.integer(16, 18) : chance < 0.9 ? random.integer(19, 21) : random.integer(6, 11)
  const [minutes, seconds] = [random.integer(0, 59), random.integer(0, 59)].map((part) => String(part).padStart(2, '0'))
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}

/** The number of the trading day a report is filed on; all chances are taken whether or not that day has come. */
function filingDayOf(report: Report, random: Random, prices: PriceHistory, at: number): number {
  const delay = random.chance(LATE) ? random.integer(3, 30) : random.pick([0, 1, 1, 2, 2, 2])
  const [registration, february] = [random.integer(0, 6), random.integer(1, 12)]
  if (report.form === '3') return at + registration
  if (report.form === '4') return at + delay
  // Form 5 is due 45 days after the year it reports on.
  return prices.indexFrom(`${Number(prices.dayAt(at).slice(0, 4)) + 1}-02-${String(february).padStart(2, '0')}`)
}

function draftsOfEvent(insider: Insider, report: Report, prices: PriceHistory, at: number, before: number): Draft[] {
  const { account, random } = insider
  const filed = filingDayOf(report, random, prices, at)
  const draft = (shown: Report, formType: FormType, index: number, amends: Draft | null): Draft[] => {
    const time = timeOf(random, index === at)
    const wait = random.integer(180, 2400)
    if (index >= prices.length) return []
    const filedOn = prices.dayAt(index)
    const filedAt = unixOfNewYork(filedOn, time)
    const remaining = decimalOf(totalOf(account))
    return [
      { officer: account.owner, formType, report: shown, filedOn, filedAt, updated: filedAt + wait, remaining, before, amends },
    ]
  }
  const mistake = report.form === '4' && random.chance(AMENDED) ? misstated(report, { random, prices, at }) : undefined
  const [original] = draft(mistake?.original ?? report, report.form, filed, null)
  if (!mistake) return original ? [original] : []
  const later = filed + random.integer(1, 25)
  const note = original
    ? `This amendment restates the Form 4 filed on ${displayOfDay(original.filedOn)} to ${mistake.purpose}.`
    : ''
  const [amendment] = draft({ ...report, notes: [note, ...report.notes] }, '4/A', later, original ?? null)
  return [original, amendment].filter((each) => each !== undefined)
}

/** A company's trading days and what is fixed on them, by number, for all its insiders. */
export interface Course {
  readonly prices: PriceHistory
  /** Of the splits; 1 on all other days. */
  readonly factors: Float64Array
  readonly due: Readonly<Record<Account['kind'], Due>>
}

export function courseOf(prices: PriceHistory, splits: readonly Split[]): Course {
  const factors = new Float64Array(prices.length).fill(1)
  for (const { ex, factor } of splits) {
    const at = prices.indexFrom(ex)
    if (factor !== 1 && at < prices.length) factors[at] = factor
  }
  return {
    prices,
    factors,
    due: { officer: dueDays('officer', prices), director: dueDays('director', prices), fund: dueDays('fund', prices) },
  }
}

/** Everything filed by one insider, in the order in which it happened. */
export function draftsOf(insider: Insider, { prices, factors, due }: Course): Draft[] {
  const { account, random, since, isNew } = insider
  const { events, days } = due[account.kind]
  const drafts: Draft[] = []
  const file = (report: Report | undefined, at: number, before: number): void => {
    if (report) drafts.push(...draftsOfEvent(insider, report, prices, at, before))
  }
  let wanted = since + discretionary.gap(account, random)
  let busy = since
  for (let at = since; at < prices.length; at++) {
    if (at === since) {
      if (isNew) file({ form: '3', lines: [], notes: [], isPlan: false }, at, totalOf(account))
      continue
    }
    const factor = factors[at]!
    const scheduled = days[at] === 0 ? undefined : events[days[at]! - 1]
    // Nearly all days: nothing is due, and what comes of itself not yet.
    if (factor === 1 && !scheduled && (at < wanted || at - busy < 2)) continue
    if (factor !== 1) applySplit(account, factor)
    if (factor !== 1 || scheduled) busy = at
    const before = totalOf(account)
    if (scheduled) file(scheduled(account, { random, prices, at }), at, before)
    if (at < wanted) continue
    // Its trades may reach back to the day before, which must be free of other events.
    if (at - busy < 2) continue
    file(discretionary.event(account, random)(account, { random, prices, at }), at, before)
    busy = at
    wanted = at + discretionary.gap(account, random)
  }
  return drafts
}
