/** Which terms, of how many calls, and the lines of which cell, as the address has them. */
import { readTermGroups, type TermGroup } from '../../lib/text/termGroups.ts'
import { COUNTED_PARTS, type CountedPart } from './termMatrix.ts'
import { wordIn } from '../frame/acrossAddress.ts'

/** Where neither the address nor the reader has terms: what is asked about on most calls. */
export const STARTING_TERMS =
  'pricing: pricing, price increase*, discount*, mix; demand: demand, orders, backlog; costs: costs, inflation, tariff*, savings program; people: hiring, attrition, wages; technology: artificial intelligence, planning system'

export interface OpenCell {
  readonly group: string
  /** Empty for the whole group. */
  readonly term: string
  readonly call: string
  readonly part: CountedPart
}

export interface TermsView {
  readonly groups: readonly TermGroup[]
  /** Whose list it is. */
  readonly from: 'address' | 'own' | 'start'
  /** The latest so many calls. */
  readonly calls: number
  readonly open: OpenCell | undefined
}

export const CALLS_SHOWN = ['8', '4', '12'] as const

export function termsViewIn(search: URLSearchParams, own: readonly TermGroup[]): TermsView {
  const given = readTermGroups(search.get('terms') ?? '')
  const from = given.length > 0 ? 'address' : own.length > 0 ? 'own' : 'start'
  const [group = '', term = '', call = '', part = ''] = search.get('line')?.split('|') ?? []
  const counted = COUNTED_PARTS.find((each) => each === part)
  return {
    groups: from === 'address' ? given : from === 'own' ? own : readTermGroups(STARTING_TERMS),
    from,
    calls: Number(wordIn(search, 'calls', CALLS_SHOWN)),
    open: counted && { group, term, call, part: counted },
  }
}

export const cellText = ({ group, term, call, part }: OpenCell): string => [group, term, call, part].join('|')
