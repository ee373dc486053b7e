/** What moves all shares of a day, and all shares of one sector. */
import { oncePer } from '../world/once.ts'
import { randomOf } from '../world/random.ts'

const DRIFT = 0.0003
const MARKET_DEVIATION = 0.008
const SECTOR_DEVIATION = 0.005
/** One day in a hundred is three times as wild. */
const WILD = { probability: 0.01, times: 3 }

/** Logarithmic returns, by trading day. */
export interface Climate {
  readonly market: Float64Array
  sector(name: string): Float64Array
}

function shocks(length: number, deviation: number, drift: number, ...seed: string[]): Float64Array {
  const random = randomOf('climate', ...seed)
  return Float64Array.from(
    { length },
    () => drift + deviation * random.normal() * (random.chance(WILD.probability) ? WILD.times : 1),
  )
}

export const climateOver = (days: number): Climate => ({
  market: shocks(days, MARKET_DEVIATION, DRIFT, 'market'),
  sector: oncePer((name) => shocks(days, SECTOR_DEVIATION, 0, name)),
})
