/** Where a ratio usually stands: its median over the loaded days, and one standard deviation to either side. */
import { ratioField, ratioWords, type RatioKey } from './ratioFields.ts'

export interface Band {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** `undefined` of fewer than two values, which spread nowhere. */
export function bandOf(points: readonly { readonly value: number | undefined }[]): Band | undefined {
  const values = points.flatMap(({ value }) => value ?? []).toSorted((a, b) => a - b)
  if (values.length < 2) return undefined
  const middle = Math.floor(values.length / 2)
  const median = values.length % 2 === 1 ? values[middle]! : (values[middle - 1]! + values[middle]!) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return { median, low: median - deviation, high: median + deviation }
}

export const bandWords = (ratio: RatioKey, { median, low, high }: Band): string =>
  `${ratioField(ratio).label}: median ${ratioWords(ratio, median)}, ±1 standard deviation ${ratioWords(ratio, low)} to ${ratioWords(ratio, high)}.`
