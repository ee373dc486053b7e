/** What may stand between a metric and its number, and what it says: a direction, a bound, what it was before. Anything else is not understood. */

/** `about` and the rest: how the number bounds what it is said of. */
export type Bound = 'about' | 'more than' | 'less than' | 'at least' | 'at most'

export interface Link {
  readonly direction: 'up' | 'down' | undefined
  readonly bound: Bound | undefined
  /** "rose to": the number is what was reached, not the step. */
  readonly isReached: boolean
  /** "from", "compared with": the number is that of the time before. */
  readonly isEarlier: boolean
  readonly isLoss: boolean
}

const UP =
  /\b(?:up|grew|grow|grows|growing|growth|rose|rise|rising|increased?|increases|increasing|expanded|expand|improved?|improvement|higher|gained|climbed)\b/u
const DOWN =
  /\b(?:down|declined?|declining|fell|fall|falling|decreased?|decreases|contracted|contract|dropped|drop|lower|narrowed|shrank)\b/u
const EARLIER = /\b(?:from|versus|vs|compared (?:with|to)|against)\b/u
const BOUNDS: readonly (readonly [RegExp, Bound])[] = [
  [/\b(?:at least|no less than|a minimum of)\b/u, 'at least'],
  [/\b(?:at most|up to|no more than)\b/u, 'at most'],
  [/\b(?:more than|over|above|surpass(?:ed)?|exceed(?:ed|s)?|in excess of|north of)\b/u, 'more than'],
  [/\b(?:less than|below|under)\b/u, 'less than'],
  [/\b(?:about|approximately|roughly|around|nearly|almost|close to|some)\b/u, 'about'],
]

const NEUTRAL = new Set(
  `is are was were be been has have had of at a an the to in by for on our we it that now still again also came come comes stands stood
  reach reached reaches stayed stay remained remain remains held hold range between total totaled totalled amounted ended finished recorded
  expected expect expects guided guidance outlook anticipated anticipate forecast target targeted guiding will should fiscal full year quarter
  first second third fourth half rate record or loss well just slightly only continue continues seen low high minimum maximum per share`.split(
    /\s+/,
  ),
)

/**
 * `between` is the text from the metric, or the number before, up to the number; `isChain` when a number came before, of the same metric.
 * `undefined` where a word in it is none of those above.
 */
export function linkOf(between: string, isChain: boolean): Link | undefined {
  const text = between.toLowerCase().replace(/\b(?:year over year|year-over-year|year on year|sequentially)\b/gu, ' ')
  if (/[;:()]|\band\b/u.test(text)) return undefined
  let rest = text
  for (const pattern of [UP, DOWN, EARLIER, ...BOUNDS.map(([words]) => words)])
    rest = rest.replace(new RegExp(pattern, 'gu'), ' ')
  const words = rest.split(/[\s,]+/).filter(Boolean)
  if (
    !words.every(
      (word) =>
        NEUTRAL.has(word) ||
        /^(?:19|20)\d\d$/.test(word) ||
        (isChain && /^(?:ago|last|prior|prior-year|same|period|earlier)$/.test(word)),
    )
  ) {
    return undefined
  }
  const [up, down] = [UP.test(text), DOWN.test(text)]
  // Both at once is not understood.
  if (up && down) return undefined
  const isEarlier = EARLIER.test(text)
  const isReached = /\bto(?: a record| about| approximately| roughly| over| more than)?\s*$/u.test(text) || isEarlier
  const bound = BOUNDS.find(([pattern]) => pattern.test(text))?.[1]
  return { direction: up ? 'up' : down ? 'down' : undefined, bound, isReached, isEarlier, isLoss: /\bloss\b/u.test(text) }
}
