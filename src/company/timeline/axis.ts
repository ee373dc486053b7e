/** Days and prices as places in the drawing, and markers that are told apart or share one. */
import type { PricePoint } from '../../api/endpoint/companyView.ts'
import { addDays, addMonths, daysBetween, MONTHS, type IsoDay } from '../../lib/dates/days.ts'
import type { Range } from '../companyAddress.ts'
import type { Placed } from '../reading.ts'

/** Every day of the range, in order. */
export const daysOf = ({ from, to }: Range): readonly IsoDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** Where a day stands, from 0 at the first to 1 at the last; the middle where there is only one. */
export const shareOf = ({ from, to }: Range, day: IsoDay): number =>
  from === to ? 0.5 : daysBetween(from, day) / daysBetween(from, to)

export function dayAt({ from, to }: Range, share: number): IsoDay {
  const days = Math.round(Math.min(1, Math.max(0, share)) * daysBetween(from, to))
  return addDays(from, days)
}

export interface Tick {
  readonly day: IsoDay
  readonly words: string
}

/** Months between two ticks, the first that leaves each its room. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120]

/** Firsts of months, so many as have `room` pixels each; the year where it begins. */
export function ticksOf(range: Range, width: number, room = 64): readonly Tick[] {
  const months = Math.max(1, daysBetween(range.from, range.to) / 30.4)
  const step = STEPS.find((each) => (width * each) / months >= room) ?? STEPS.at(-1)!
  const ticks: Tick[] = []
  const start = step >= 12 ? `${range.from.slice(0, 4)}-01-01` : `${range.from.slice(0, 7)}-01`
  for (let day = start; day <= range.to; day = addMonths(day, 1)) {
    const month = Number(day.slice(5, 7)) - 1
    const isStep = step >= 12 ? month === 0 && Number(day.slice(0, 4)) % (step / 12) === 0 : month % step === 0
    if (day < range.from || !isStep) continue
    ticks.push({ day, words: month === 0 || ticks.length === 0 ? `${MONTHS[month]} ${day.slice(0, 4)}` : MONTHS[month]! })
  }
  return ticks
}

/** Pixels: the least size of a target, and a little air. */
export const MARKER = 24
const APART = MARKER + 2

export interface Marker {
  /** Pixels from the left edge to the middle. */
  readonly x: number
  readonly events: readonly Placed[]
}

/** Events that would overlap share a marker, which stands where the first of them does. `events` come oldest first. */
export function markersOf(events: readonly Placed[], range: Range, width: number): readonly Marker[] {
  const markers: { x: number; events: Placed[] }[] = []
  for (const event of events) {
    const x = shareOf(range, event.day) * width
    const last = markers.at(-1)
    if (last && x - last.x < APART) last.events.push(event)
    else markers.push({ x, events: [event] })
  }
  return markers
}

export interface PriceScale {
  readonly low: number
  readonly high: number
  /** Round values between them. */
  readonly marks: readonly number[]
}

/** Round steps: 1, 2 or 5 times a power of ten. */
export function priceScaleOf(points: readonly PricePoint[]): PriceScale | undefined {
  if (points.length === 0) return undefined
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // A price that never moves stands in the middle of a tenth of itself.
  const span = most - least || Math.abs(most) / 10 || 1
  const air = most === least ? span / 2 : span * 0.06
  const [low, high] = [least - air, most + air]
  const power = 10 ** Math.floor(Math.log10(span / 3))
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => span / each <= 4) ?? power * 10
  const first = Math.ceil(low / step)
  const marks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step)
  return { low, high, marks }
}

/** Days without a price after which the line breaks: longer than any row of holidays. */
const BREAK = 7

/** The line in a box of 1000 by 1000, broken where prices are missing. */
export function linePath(points: readonly PricePoint[], range: Range, { low, high }: PriceScale): string {
  return points
    .map(({ day, value }, index) => {
      const before = points[index - 1]
      const isBroken = !before || daysBetween(before.day, day) > BREAK
      const y = 1000 - ((value - low) / (high - low)) * 1000
      return `${isBroken ? 'M' : 'L'}${(shareOf(range, day) * 1000).toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
