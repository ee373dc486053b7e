/** What a rating did, in one line: who, to what company, and the target against the one before. */
import { decimal, isAbsent } from '../../api/endpoint/fields.ts'
import { decimalIn, numberIn } from '../../lib/numbers/decimals.ts'
import { directionOf } from '../../ui/values/ratingDirection.ts'
import { valueText } from '../../ui/values/valueText.ts'
import type { Insight } from './endpoint.ts'

const TARGET = decimal('Price target')

/** With two decimals at least, and no more zeros than that; what is no number as it was sent. */
export function targetWords(target: string): string {
  const number = decimalIn(target)
  if (number === undefined) return target
  const [whole = '', fraction = ''] = number.split('.')
  return valueText(TARGET, `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`) ?? target
}

const FROM_LAST = /\btarget\b[^$]{0,80}?\bto \$(\d[\d,]*(?:\.\d+)?) from \$(\d[\d,]*(?:\.\d+)?)/i
const FROM_FIRST = /\btarget\b[^$]{0,80}?\bfrom \$(\d[\d,]*(?:\.\d+)?) to \$(\d[\d,]*(?:\.\d+)?)/i

/** The target before, where the note says it beside this one: "moves up to $78.00 from $64.00". */
export function priorTargetIn({ pt, analyst_insights: note }: Insight): string | undefined {
  const text = String(note ?? '')
  // Most of a hundred thousand notes do not: the patterns are tried on the others alone.
  if (!/ from \$\d/.test(text)) return undefined
  const [, now, before] = FROM_LAST.exec(text) ?? []
  const [, earlier, later] = FROM_FIRST.exec(text) ?? []
  const current = numberIn(String(pt ?? ''))
  if (now !== undefined && numberIn(now) === current) return before
  return later !== undefined && numberIn(later) === current ? earlier : undefined
}

const IS_KEPT = /^(maintains|reiterates)$/i

/** `raises Halcyon Optics to Buy`; an action that is not known keeps its own words. */
function deedOf(action: string, rating: string, company: string, isSameTarget: boolean): string {
  const direction = directionOf(action)
  // "Initiates Coverage On" wants a company.
  const said = company === '' ? action.toLowerCase().replace(/ on$/, '') : action.toLowerCase()
  if (rating === '') return [said, company].filter(Boolean).join(' ')
  if (IS_KEPT.test(action)) {
    const verb = isSameTarget ? 'reiterates' : 'keeps'
    return company === '' ? `${verb} ${rating}` : `${verb} ${company} at ${rating}`
  }
  const verb = direction === 'up' ? 'raises' : direction === 'down' ? 'cuts' : said
  return [verb, company, direction === 'neutral' ? 'at' : 'to', rating].filter(Boolean).join(' ')
}

const textOf = (value: unknown): string => (isAbsent(value) ? '' : String(value).trim())

const joined = (parts: readonly string[], by: string): string => parts.filter(Boolean).join(by)

interface Words {
  /** Left out where the place says it already. */
  readonly company?: string
  /** The target before, as written by the source; where it is not known, what the note says. */
  readonly prior?: string | undefined
}

/** What changed comes first: of a rating that was kept, the target. */
export function ratingWords(insight: Insight, { company = '', prior = priorTargetIn(insight) }: Words = {}): string {
  const [firm, action, rating, target] = [insight.firm, insight.action, insight.rating, insight.pt].map(textOf) as [
    string,
    string,
    string,
    string,
  ]
  const change = prior === undefined ? Number.NaN : numberIn(target) - numberIn(prior)
  const from = Math.abs(change) > 0 ? ` (from ${targetWords(prior!)})` : ''
  const told = target && `${targetWords(target)}${from}`
  const verb = change > 0 ? 'raises' : 'cuts'
  const words =
    IS_KEPT.test(action) && from !== ''
      ? joined([joined([firm, verb, 'target', company && `on ${company}`, `to ${told}`], ' '), rating && `keeps ${rating}`], ', ')
      : action === ''
        ? joined([firm, company, rating, told && `target ${told}`], ', ')
        : joined([joined([firm, deedOf(action, rating, company, change === 0)], ' '), told && `target ${told}`], ', ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The heading of the record; nothing where all it has is the company. */
export const titleOfInsight = (insight: Insight, prior?: string): string | undefined =>
  [insight.firm, insight.action, insight.rating, insight.pt].every(isAbsent)
    ? undefined
    : ratingWords(insight, { company: textOf(insight.security?.name) || textOf(insight.security?.symbol), prior })
