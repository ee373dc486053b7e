/** Which lines of a comparison are shown, and in which order, as the address has it. */
import { wordIn } from '../frame/acrossAddress.ts'
import type { Part } from '../sentences/parts.ts'
import { byNovelty, COMPARED_KINDS, type ComparedKind, type ComparedSentence } from './comparison.ts'

export interface ComparedView {
  readonly kinds: readonly ComparedKind[]
  readonly part: Part | 'all'
  readonly order: 'new' | 'call'
  /** Boilerplate is folded away unless asked for. */
  readonly hasBoilerplate: boolean
}

/** What was kept is not what one compares for. */
const USUAL: readonly ComparedKind[] = ['new', 'reworded', 'dropped', 'moved']

export function viewIn(search: URLSearchParams): ComparedView {
  const named = search.get('kinds')?.split(',') ?? []
  const kinds = COMPARED_KINDS.filter((kind) => named.includes(kind))
  return {
    kinds: kinds.length > 0 ? kinds : USUAL,
    part: wordIn(search, 'part', ['all', 'prepared', 'questions']),
    order: wordIn(search, 'order', ['new', 'call']),
    hasBoilerplate: search.get('standing') === 'shown',
  }
}

/** As the address has them: the usual ones need no name. */
export const kindsText = (kinds: readonly ComparedKind[]): string | undefined => {
  const text = COMPARED_KINDS.filter((kind) => kinds.includes(kind)).join()
  return text === '' || text === COMPARED_KINDS.filter((kind) => USUAL.includes(kind)).join() ? undefined : text
}

const isOfPart = ({ earlier, later }: ComparedSentence, part: ComparedView['part']): boolean =>
  part === 'all' || (later ?? earlier)?.part === part

export const chosenRows = (
  rows: readonly ComparedSentence[],
  { kinds, part, order, hasBoilerplate }: ComparedView,
): readonly ComparedSentence[] => {
  const chosen = rows.filter((row) => kinds.includes(row.kind) && isOfPart(row, part) && (hasBoilerplate || !row.isBoilerplate))
  return order === 'new' ? byNovelty(chosen) : chosen
}
