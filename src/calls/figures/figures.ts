/** Reads figures from a sentence: a number with a unit, and what it is said of. What is not understood is left out. */
import { metricsIn, type Named } from './metrics.ts'
import { quantitiesIn, type Quantity } from './quantities.ts'
import { fitsMetric } from './fitting.ts'
import { linkOf, type Bound } from './linkWords.ts'

export type { Bound }

export interface Figure {
  /** `gross margin`, `product revenue`, `revenue in japan`. */
  readonly of: string
  /** How much there is, or by how much it changed. */
  readonly as: 'level' | 'change'
  /** `earlier`: the value that it is held against in the sentence. */
  readonly time: 'reported' | 'outlook' | 'earlier'
  /** The time that an outlook is of, where the sentence says it: ranges for a year and for a quarter are not one another's. */
  readonly period: 'year' | 'quarter' | undefined
  /** Decimal texts in whole units, lowest first; of a change with their sign. Absent where only words say how much. */
  readonly range: readonly [low: string, high: string] | undefined
  /** `mid-single-digit`; of a change with the direction in `isDown`. */
  readonly words: string | undefined
  readonly isDown: boolean
  readonly bound: Bound | undefined
  /** `USD`, `%`, `bp`, `points`, `x`, `days`, `% of revenue`; empty for a count. */
  readonly unit: string
  /** As the sentence writes the number. */
  readonly said: string
}

/** What is asked, conditional or told of several at once is not read. */
const UNREAD = /\?["”’)]*$|\b(?:if|unless|would|could|might|respectively|hypothetical\w*)\b/iu
const NEGATED = /\b(?:not|never|no|without|cannot|\w+n['’]t)\b/iu
/** Directly behind a number, this makes another thing of it. */
const OTHERWISE =
  /^ (?:more than|less than|than|better|worse|ahead of|short of|plus or minus|give or take|of the|headwind|tailwind|or (?:more|less|so)\b)|^ ?±|^-point/iu
const PER_SHARE = /^ per (?:diluted |basic )?share\b/iu
const SHARE_OF = /^ of (?:net |total |our )?(?:revenues?|sales)\b/iu
const CONSTANT = /^ (?:at|in|on a) constant currenc(?:y|ies)(?: basis)?\b/iu
const BELOW = /^ (?:below|lower|less|down|under)\b/iu
const ABOVE = /^ (?:above|higher|up|over)\b/iu
const LATER_OUTLOOK = /\b(?:is|are|remains) our (?:outlook|guidance|expectation)\b|\bwill (?:fall|come|land|be incurred)\b/iu

const signed = (text: string, isDown: boolean): string =>
  !/[1-9]/.test(text) ? '0' : isDown ? `-${text}` : text.startsWith('-') ? text : `+${text}`

const negative = ([low, high]: readonly [string, string]): readonly [string, string] => {
  const turned = (text: string): string => (text.startsWith('-') ? text.slice(1) : /[1-9]/.test(text) ? `-${text}` : text)
  return [turned(high), turned(low)]
}

interface Context {
  readonly sentence: string
  readonly metrics: readonly Named[]
}

/** The metric that a quantity names right behind itself: `$1.2 billion of cash`, `45% gross margin`. */
function metricBehind({ sentence, metrics }: Context, { to, unit }: Quantity): Named | undefined {
  return metrics.find(({ from }) => from >= to && (unit === '%' ? /^ $/ : /^ (?:of|in) $/).test(sentence.slice(to, from)))
}

/** The figures of a sentence, in its order. */
export function figuresIn(sentence: string): readonly Figure[] {
  if (UNREAD.test(sentence)) return []
  const quantities = quantitiesIn(sentence)
  if (quantities.length === 0) return []
  const metrics = metricsIn(sentence, sentence.toLowerCase())
  const context = { sentence, metrics }
  const figures: Figure[] = []
  /** The metric under way, and the place up to which the sentence is understood. */
  let metric: Named | undefined
  let understood = 0
  let isOutlook = false
  for (const quantity of quantities) {
    const behind = sentence.slice(quantity.to)
    const isShareOf = quantity.unit === '%' && SHARE_OF.test(behind)
    const next = isShareOf ? undefined : metricBehind(context, quantity)
    const named = metrics.findLast(({ to, from }) => to <= quantity.from && from >= understood)
    if (named) [metric, understood] = [named, named.to]
    const link = linkOf(sentence.slice(understood, quantity.from), named === undefined && figures.length > 0)
    const isFollowing = metric !== undefined && link !== undefined
    const before = sentence.slice(0, quantity.from)
    if (NEGATED.test(before) || OTHERWISE.test(behind)) {
      metric = undefined
      continue
    }
    const about = next ?? (isFollowing ? metric : undefined)
    if (about === undefined) {
      // A chain that is broken is taken up by the next metric alone.
      metric = undefined
      continue
    }
    const clause = before.slice(next ? understood : 0)
    isOutlook = outlookAt(clause, isOutlook)
    // "rose 7 percent, or 9 percent at constant currency": the same direction, told again.
    const isAgain = !next && CONSTANT.test(behind) && /^,? or $/.test(sentence.slice(understood, quantity.from))
    const last = figures.at(-1)
    const again = isAgain && last?.as === 'change' ? (last.isDown ? 'down' : 'up') : undefined
    const told = again ? ({ ...link!, direction: again } as const) : link
    const figure = figureOf(
      quantity,
      about,
      next ? undefined : told,
      behind,
      sentence,
      isOutlook || LATER_OUTLOOK.test(sentence),
      isShareOf,
    )
    if (figure) figures.push(figure)
    metric = next ? undefined : about
    const wordsBehind = (isShareOf ? SHARE_OF : CONSTANT).exec(behind) ?? PER_SHARE.exec(behind)
    understood = next ? next.to : quantity.to + (wordsBehind?.[0].length ?? 0)
  }
  return figures
}

const OUTLOOK =
  /\b(?:expect|anticipate|forecast|project|guide|target|guidance|outlook|guiding|should|will|expected to|guided to)\b/giu
const TOLD = /\b(?:was|were|came in|grew|rose|fell|declined|increased|decreased|reported|recorded|ended|generated|delivered)\b/giu

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** Whether what is said before a number speaks of what is to come: the last word of either kind decides. */
function outlookAt(before: string, isBefore: boolean): boolean {
  const [ahead, told] = [lastOf(OUTLOOK, before), lastOf(TOLD, before)]
  return ahead < 0 && told < 0 ? isBefore : ahead > told
}

function figureOf(
  quantity: Quantity,
  metric: Named,
  link: ReturnType<typeof linkOf>,
  behind: string,
  sentence: string,
  isOutlook: boolean,
  isShareOf: boolean,
): Figure | undefined {
  const isPerShare = PER_SHARE.test(behind)
  const of =
    isPerShare && metric.name.endsWith('net income') ? metric.name.replace('net income', 'earnings per share') : metric.name
  const name = CONSTANT.test(behind) ? `${of} at constant currency` : of
  const growth = metricGrowth(sentence.slice(metric.to))
  const isBesides = quantity.unit === 'bp' || quantity.unit === 'points'
  const direction =
    quantity.direction ??
    (BELOW.test(behind) && isBesides
      ? 'down'
      : ABOVE.test(behind) && isBesides
        ? 'up'
        : (link?.direction ?? (link ? undefined : growth)))
  const as = !isShareOf && direction !== undefined && !link?.isReached ? 'change' : 'level'
  const unit = isShareOf ? '% of revenue' : quantity.unit
  if (!fitsMetric(of, as, unit, quantity)) return undefined
  const isDown = as === 'change' && direction === 'down'
  const isLoss = metric.isLoss || link?.isLoss === true
  const { range } = quantity
  const levels = range && (isLoss && as === 'level' && !isShareOf ? negative(range) : range)
  const changes =
    range && quantity.direction === undefined
      ? ([signed(range[isDown ? 1 : 0], isDown), signed(range[isDown ? 0 : 1], isDown)] as const)
      : range
  const flat =
    quantity.direction !== undefined && range ? ([signed(range[0], false), signed(range[1], false)] as const) : undefined
  return {
    of: name,
    as,
    time: link?.isEarlier ? 'earlier' : isOutlook ? 'outlook' : 'reported',
    period: isOutlook ? periodOf(sentence) : undefined,
    range: as === 'level' ? levels : (flat ?? changes),
    words: quantity.words,
    isDown,
    bound: link?.bound,
    unit,
    said: sentence.slice(quantity.from, quantity.to),
  }
}

function periodOf(sentence: string): Figure['period'] {
  if (/\b(?:full[- ]year|for the year|fiscal (?:year )?20\d\d|(?:for|in) 20\d\d)\b/iu.test(sentence)) return 'year'
  return /\b(?:(?:first|second|third|fourth|next|this|current)[- ]quarter|q[1-4])\b/iu.test(sentence) ? 'quarter' : undefined
}

/** `revenue growth` right behind a number: `8% revenue growth`. */
const metricGrowth = (after: string): 'up' | 'down' | undefined =>
  /^ growth\b/iu.test(after) ? 'up' : /^ (?:decline|decrease)\b/iu.test(after) ? 'down' : undefined
