/** What many values come to: their middle, their quartiles, how many lie above zero, and how far a rate can be trusted. */

export interface Distribution {
  /** Values that are numbers; all else is of these. */
  readonly n: number
  readonly mean: number
  readonly median: number
  readonly lowerQuartile: number
  readonly upperQuartile: number
  /** Above zero, not at it, as a share of one. */
  readonly shareAboveZero: number
}

/** Of ascending values, between neighbours in a straight line: type 7 of R, `quantile_cont` of SQL. NaN of none. */
export function quantileOf(ascending: Float64Array, share: number): number {
  const place = (ascending.length - 1) * share
  const lower = Math.floor(place)
  const low = ascending[lower] ?? Number.NaN
  const high = ascending[Math.ceil(place)] ?? Number.NaN
  const part = place - lower
  // Not low + part × (high − low), which is off where the two are far apart.
  return part === 0 ? low : low * (1 - part) + high * part
}

/** NaN is left out; of no values every figure is NaN. */
export function distribution(values: Iterable<number>): Distribution {
  const ascending = Float64Array.from(values)
    .filter((value) => !Number.isNaN(value))
    .sort()
  const n = ascending.length
  let sum = 0
  let above = 0
  for (const value of ascending) {
    sum += value
    if (value > 0) above++
  }
  return {
    n,
    mean: sum / n,
    median: quantileOf(ascending, 0.5),
    lowerQuartile: quantileOf(ascending, 0.25),
    upperQuartile: quantileOf(ascending, 0.75),
    shareAboveZero: above / n,
  }
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/** The 95 % score interval of a rate, as shares of one (Wilson 1927); `undefined` of no trials. */
export function wilsonInterval(hits: number, n: number): Interval | undefined {
  if (!(n > 0)) return undefined
  const rate = hits / n
  const scale = 1 + Z ** 2 / n
  const middle = (rate + Z ** 2 / (2 * n)) / scale
  const reach = (Z / scale) * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))
  // At the ends the formula gives 0 and 1, but for rounding.
  return { low: hits === 0 ? 0 : middle - reach, high: hits === n ? 1 : middle + reach }
}
