/** Where the values of a chart stand on an axis, and which of them are written there. */

export interface Tick {
  /** From 0 to 1 along the axis. */
  readonly at: number
  readonly words: string
}

export interface Scale {
  /** From 0 to 1 along the axis. */
  readonly at: (value: number) => number
  readonly ticks: readonly Tick[]
}

/** One, two or five times a power of ten: the step that parts a span into about so many. */
export function stepOf(span: number, parts: number): number {
  const rough = span / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  const lead = rough / power
  return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power
}

/** Numbers from the lowest to the highest, the ends at steps; `words` writes one. A span of nothing is given some room. */
export function numberScale(values: readonly number[], parts: number, words: (value: number) => string, from?: number): Scale {
  let [low, high] = [from ?? Number.POSITIVE_INFINITY, from ?? Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (low === high) [low, high] = [low - Math.max(1, Math.abs(low)) / 10, high + Math.max(1, Math.abs(high)) / 10]
  const step = stepOf(high - low, parts)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  const at = (value: number): number => (value / step - first) / (last - first)
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => {
    // Free of the digits that adding a tenth up leaves behind.
    const value = Number(((first + place) * step).toPrecision(12))
    return { at: at(value), words: words(value) }
  })
  return { at, ticks }
}

/** Moments from the first to the last; those written are a few of those given. */
export function momentScale(moments: readonly number[], parts: number, words: (moment: number) => string): Scale {
  const sorted = [...new Set(moments)].sort((a, b) => a - b)
  const [first = 0, last = 1] = [sorted[0], sorted.at(-1)]
  const span = last - first || 1
  const at = (moment: number): number => (last === first ? 0.5 : (moment - first) / span)
  const wanted = Math.min(parts, sorted.length)
  const chosen = Array.from({ length: wanted }, (_, place) => {
    const aim = first + (span * place) / Math.max(1, wanted - 1)
    return sorted.reduce((best, moment) => (Math.abs(moment - aim) < Math.abs(best - aim) ? moment : best), first)
  })
  return { at, ticks: [...new Set(chosen)].map((moment) => ({ at: at(moment), words: words(moment) })) }
}

/** Texts side by side in their order, each in the middle of its own room; some are written where there are many. */
export function bandScale(texts: readonly string[], most: number): Scale {
  const at = (place: number): number => (place + 0.5) / Math.max(1, texts.length)
  const every = Math.ceil(texts.length / most)
  const ticks = texts.flatMap((words, place) => (place % every === 0 ? [{ at: at(place), words }] : []))
  return { at, ticks }
}
