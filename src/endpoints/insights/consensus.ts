/** The consensus at the head of a company's page: the median of each firm's latest target over twelve months, against the last close. */
import Big from 'big.js'
import type { Figure, FigureBasis } from '../../api/endpoint/companyView.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { addMonths, isDay, wordsOfDay, wordsOfRange } from '../../lib/dates/days.ts'
import { decimalIn } from '../../lib/numbers/decimals.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'
import type { Insight } from './endpoint.ts'

/** A firm that ends its coverage stands by no target. The set of actions is open (wire-format 4.1). */
const ENDS = /terminate|suspend|remove|dissolve|discontinue/i

/** The number in a target, which is written as text; `undefined` for none, and for nothing at all. */
function targetOf({ pt }: Insight): Big | undefined {
  const decimal = typeof pt === 'string' ? decimalIn(pt) : undefined
  const target = decimal === undefined ? undefined : new Big(decimal)
  return target?.gt(0) ? target : undefined
}

const dayOf = ({ date }: Insight): string => (date && isDay(date) ? date : '')

const isLater = (a: Insight, b: Insight): boolean =>
  dayOf(a) === dayOf(b) ? (a.updated ?? 0) > (b.updated ?? 0) : dayOf(a) > dayOf(b)

/** The middle one, or the mean of the two in the middle. */
export function medianOf(values: readonly Big[]): Big | undefined {
  const sorted = values.toSorted((a, b) => a.cmp(b))
  const middle = Math.floor(sorted.length / 2)
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return below && above && below.plus(above).div(2)
}

/** Each firm's latest target of these days, of the firms that have not ended their coverage since. */
export function latestTargets(insights: readonly Insight[], from: string, to: string): readonly Big[] {
  const byFirm = new Map<string, { last: Insight; priced: Insight | undefined }>()
  for (const insight of insights) {
    const firm = insight.firm_id || insight.firm
    const day = dayOf(insight)
    if (!firm || day < from || day > to || day === '') continue
    const { last, priced } = byFirm.get(firm) ?? { last: insight, priced: undefined }
    byFirm.set(firm, {
      last: isLater(insight, last) ? insight : last,
      priced: targetOf(insight) && (!priced || isLater(insight, priced)) ? insight : priced,
    })
  }
  return [...byFirm.values()].flatMap(({ last, priced }) =>
    priced && !ENDS.test(last.action ?? '') ? (targetOf(priced) ?? []) : [],
  )
}

export function consensusOf(insights: readonly Insight[], { range, today, mayFollow, close }: FigureBasis): readonly Figure[] {
  const to = range.to < today ? range.to : today
  const year = addMonths(to, -12)
  const split = close?.comparableFrom
  // A target from before a split is in another share's dollars.
  const from = [year, range.from, split ?? ''].reduce((latest, day) => (day > latest ? day : latest))
  const targets = latestTargets(insights, from, to)
  const median = medianOf(targets)
  if (median === undefined) return []
  const upside = close && close.value > 0 ? median.div(close.value).minus(1).toNumber() : undefined
  const firms = counted(targets.length, 'firm')
  return [
    {
      label: 'Consensus target',
      text: median.toFixed(2),
      note: [
        upside === undefined ? '' : `${signedPercent(upside)} upside`,
        from > year ? `${firms} since ${wordsOfDay(from)}` : firms,
      ]
        .filter(Boolean)
        .join(' · '),
      over: [
        `Median of the latest target of ${firms}, in ratings of ${wordsOfRange(from, to)}`,
        from === split ? ', those since the last split' : '',
        mayFollow ? '; older ratings may not be loaded' : '',
        upside === undefined ? '.' : `. Upside against the close of ${close!.value.toFixed(2)} on ${wordsOfDay(close!.day)}.`,
      ].join(''),
      direction: upside === undefined || upside === 0 ? undefined : upside > 0 ? 'up' : 'down',
    },
  ]
}
