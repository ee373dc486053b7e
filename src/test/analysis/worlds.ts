/** Random companies with prices, splits and targets: gaps, holes, ties and losses included. */
import fc from 'fast-check'
import { dailySeries, type DailySeries } from '../../analysis/dailySeries.ts'
import { addDays, daysBetween } from '../../lib/dates/days.ts'

export interface PriceRow {
  readonly day: string
  readonly adjusted: number | null
  readonly close: number | null
  readonly high: number | null
  readonly low: number | null
  /** A multiple: negative in a loss, and often the same on many days. */
  readonly multiple: number | null
}

export interface World {
  readonly rows: readonly PriceRow[]
  readonly splits: readonly { readonly exDay: string; readonly ratio: number }[]
  readonly targets: readonly { readonly firm: string; readonly day: string; readonly price: number }[]
  /** Days asked about: within the series, around its ends, and in its gaps. */
  readonly asked: readonly string[]
}

/** From a Monday on, so that each seventh is one: counted once, for a thousand worlds name each of them many times. */
const DAYS = Array.from({ length: 7000 }, (_, count) => addDays('2023-01-02', count))

/** mulberry32: a hundred thousand draws from fast-check itself would take longer than all that is tested. */
function drawsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const cents = (value: number): number => Math.round(value * 100) / 100

export const world: fc.Arbitrary<World> = fc
  .record({
    seed: fc.nat(),
    length: fc.oneof({ weight: 1, arbitrary: fc.nat(3) }, { weight: 9, arbitrary: fc.integer({ min: 110, max: 300 }) }),
    /** Of a row that follows another after more than one day; of a value that was not sent; of a day of loss. */
    gaps: fc.constantFrom(0, 0.02, 0.6),
    holes: fc.constantFrom(0, 0.05),
    losses: fc.constantFrom(0, 0.1),
    /** Distinct values of the multiple. */
    steps: fc.constantFrom(3, 40, 1e6),
  })
  .map(({ seed, length, gaps, holes, losses, steps }) => {
    const draw = drawsFrom(seed)
    const below = (most: number): number => Math.floor(draw() * most)
    const orHole = (value: number): number | null => (draw() < holes ? null : value)
    const begin = below(700)
    const start = DAYS[begin]!
    const rows: PriceRow[] = []
    let price = 20 + draw() * 200
    let factor = 1
    for (let at = begin; rows.length < length; at += draw() < gaps ? 2 + below(12) : 1) {
      if (at % 7 > 4) continue
      const day = DAYS[at]!
      price *= 0.95 + draw() * 0.101
      if (draw() < 0.01) factor *= draw() < 0.5 ? 1.19 : 1.3
      const close = cents(price)
      rows.push({
        day,
        adjusted: orHole(draw() < 0.001 ? 0 : price / factor),
        close: orHole(close),
        high: orHole(cents(close * (1 + draw() * 0.03))),
        low: orHole(cents(close * (1 - draw() * 0.03))),
        multiple: orHole((draw() < losses ? -1 : 1) * (below(steps) / 8)),
      })
    }
    const end = rows.at(-1)?.day ?? start
    const span = daysBetween(start, end)
    const someDay = (): string => addDays(start, below(span + 40) - 20)
    return {
      rows,
      // Powers of two, so that every order of multiplying them gives the same.
      splits: Array.from({ length: below(4) }, () => ({ exDay: someDay(), ratio: 2 ** (below(4) - 1) })),
      targets: Array.from({ length: below(12) }, () => ({
        firm: `firm ${below(4)}`,
        // Each on another day: of one day, which of two came first is for the caller to say.
        day: addDays(someDay(), -below(150)),
        price: draw() < 0.1 ? Number.NaN : cents(10 + draw() * 250),
      })).filter(({ day }, place, all) => all.findIndex((other) => other.day === day) === place),
      asked: Array.from({ length: 6 }, someDay),
    }
  })

/** The rows up to a day, or all of them. */
export function seriesOfWorld({ rows }: World, through = '9999-12-31'): DailySeries {
  const known = rows.filter(({ day }) => day <= through)
  const column = (of: (row: PriceRow) => number | null): readonly (number | null)[] => known.map(of)
  return dailySeries(
    known.map(({ day }) => day),
    {
      close: column(({ close }) => close),
      adjustedClose: column(({ adjusted }) => adjusted),
      high: column(({ high }) => high),
      low: column(({ low }) => low),
      figures: { multiple: column(({ multiple }) => multiple) },
    },
  )
}
