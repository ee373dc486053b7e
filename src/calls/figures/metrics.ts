/** What figures are said of on calls: the names of metrics as they are spoken, each with the one it is known by. */

/** How much a word before the metric may add to its name: "product revenue", "adjusted operating margin". */
const MOST_MODIFIERS = 3

/** Longest first where one begins another. */
const METRICS: readonly (readonly [RegExp, string])[] = [
  [/^(?:revenues?|sales) per \p{L}+/u, 'revenue per'],
  [/^annual recurring revenues?|^arr\b/u, 'annual recurring revenue'],
  [/^revenues?\b/u, 'revenue'],
  [/^net sales\b/u, 'net sales'],
  [/^(?:comparable|like-for-like) (?:store )?sales\b/u, 'comparable sales'],
  [/^same-store sales\b/u, 'same-store sales'],
  [/^sales\b/u, 'sales'],
  [/^gross margins?\b/u, 'gross margin'],
  [/^gross profit\b/u, 'gross profit'],
  [/^operating margins?\b/u, 'operating margin'],
  [/^(?:ebitda|ebit|net|pre-?tax) margins?\b/u, ''],
  [/^ebitda\b/u, 'ebitda'],
  [/^operating (?:income|profit)\b/u, 'operating income'],
  [/^operating loss\b/u, '-operating income'],
  [/^net (?:income|profit|earnings)\b/u, 'net income'],
  [/^net loss\b/u, '-net income'],
  [/^earnings per (?:diluted )?share\b|^eps\b/u, 'earnings per share'],
  [/^free cash flow conversion\b|^cash conversion\b/u, 'free cash flow conversion'],
  [/^free cash flow\b/u, 'free cash flow'],
  [/^free cash outflow\b/u, '-free cash flow'],
  [/^operating cash flow\b|^cash flow from operations\b/u, 'operating cash flow'],
  [/^(?:cash and (?:cash )?equivalents|cash)\b/u, 'cash'],
  [/^net debt\b/u, 'net debt'],
  [/^debt\b/u, 'debt'],
  [/^net leverage\b|^leverage\b/u, ''],
  [/^capex\b|^capital (?:expenditures?|spending|spend|investments?)\b/u, 'capital expenditure'],
  [/^operating expenses?\b|^opex\b/u, 'operating expenses'],
  [/^(?:r&d|research and development) (?:expenses?|spending)\b/u, 'r&d expense'],
  [/^interest expense\b/u, 'interest expense'],
  [/^depreciation and amortization\b/u, 'depreciation and amortization'],
  [/^restructuring (?:charges|costs)\b/u, 'restructuring charges'],
  [/^effective tax rate\b/u, 'effective tax rate'],
  [/^tax rate\b/u, 'tax rate'],
  [/^dividends?\b/u, ''],
  [/^backlog\b/u, 'backlog'],
  [/^book-to-bill\b/u, 'book-to-bill'],
  [/^inventor(?:y|ies)\b/u, 'inventory'],
  [/^headcount\b/u, 'headcount'],
  [/^subscribers\b/u, 'subscribers'],
  [/^churn\b/u, 'churn'],
  [/^(?:net )?retention\b/u, ''],
  [/^occupancy\b/u, 'occupancy'],
  [/^charge-offs\b/u, 'charge-offs'],
  [/^days (?:of )?sales outstanding\b|^dso\b/u, 'days sales outstanding'],
]

/** A word that is no part of a name: it ends the way back from the metric. */
const NO_NAME =
  /^(?:the|an?|our|its?|their|this|that|these|those|of|to|in|for|on|at|by|with|and|or|but|from|as|is|was|were|be|been|are|we|i|you|they|he|she|see|saw|expect\p{L}*|guid\p{L}+|report\p{L}+|deliver\p{L}*|generat\p{L}+|record\p{L}*|grow\p{L}*|grew|had|has|have|between|about|while|when|where|which|if|not|no|now|then|also|continue|seen|some|all|more|less|net of|how|what|much|raised?|lower\p{L}*|increas\p{L}+|decreas\p{L}+|improv\p{L}+|higher|strong|record|full-year|annual|quarterly|fiscal|year|quarter|month|first|second|third|fourth|last|next|prior|same|total|below|above|put|against|over|under|turning|both|only|even|today|brought|made|spent|paid|held|kept|gave|took|saw|won|year's|(?!adjusted|unadjusted|diluted|deferred|combined|consolidated|installed)\p{L}+ed)$/u

export interface Named {
  /** As it is told and matched from call to call. */
  readonly name: string
  /** Whether what is said of it is a loss, said without a sign. */
  readonly isLoss: boolean
  /** Places in the sentence: where its name begins, and the one after its end. */
  readonly from: number
  readonly to: number
}

const isInsideWord = (text: string, at: number): boolean => at > 0 && /[\p{L}\p{N}&-]/u.test(text[at - 1]!)

/** The words before `at` that belong to the name: `product ` before `revenue`. */
function modifiersBefore(text: string, at: number): string {
  let start = at
  for (let words = 0; words < MOST_MODIFIERS; words += 1) {
    const space = text.lastIndexOf(' ', start - 2)
    const word = text.slice(space + 1, start - 1)
    if (start === 0 || word === '' || text[start - 1] !== ' ' || !/^[\p{L}&-]+$/u.test(word) || NO_NAME.test(word)) break
    start = space + 1
  }
  return text.slice(start, at)
}

const PLACE = /^ in (?:the )?(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)/u
const MONTH = /^(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec|Q[1-4])/

/** The metrics that a sentence names, in order. `lower` is the sentence in small letters, each in its place. */
export function metricsIn(sentence: string, lower: string): readonly Named[] {
  const found: Named[] = []
  for (let at = 0; at < lower.length; at += 1) {
    if (isInsideWord(lower, at) || !/\p{L}/u.test(lower[at]!)) continue
    const rest = lower.slice(at, at + 60)
    const metric = METRICS.find(([pattern]) => pattern.test(rest))
    if (!metric) continue
    const said = metric[0].exec(rest)![0]
    const known = metric[1].replace(/^-/, '')
    const core = known === '' ? said.replace(/margins$/, 'margin') : known === 'revenue per' ? said : known
    const before = modifiersBefore(lower, at)
    const place = PLACE.exec(sentence.slice(at + said.length))
    const where = place && !MONTH.test(place[1]!) ? ` in ${place[1]!.toLowerCase()}` : ''
    found.push({
      name: before + core + where,
      isLoss: metric[1].startsWith('-'),
      from: at - before.length,
      to: at + said.length + (where === '' ? 0 : place![0].length),
    })
    at += said.length - 1
  }
  return found
}
