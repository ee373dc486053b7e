/** A comparison to take along: a row for each line shown, with both sentences and the links to both. */
import { callName } from '../frame/callName.ts'
import type { Sheet } from '../frame/sheet.ts'
import { PART_WORDS } from '../sentences/parts.ts'
import { ROLE_WORDS } from '../sentences/roles.ts'
import type { ComparedSentence, Comparison } from './comparison.ts'

type Told = Pick<Sheet, 'title' | 'note' | 'columns' | 'rows'>

/** `linkOf` leads to a passage of a call, whole. */
export function comparedSheet(
  ticker: string,
  { earlier, later }: Comparison,
  rows: readonly ComparedSentence[],
  linkOf: (call: string, passage: string) => string,
): Told {
  const [before, now] = [callName(earlier), callName(later)]
  const cellsOf = ({ kind, isMoved, isBoilerplate, earlier: was, later: is, unheard }: ComparedSentence): readonly string[] => {
    const { part, role, speaker } = (is ?? was)!
    return [
      kind,
      isMoved ? 'moved' : '',
      isBoilerplate ? 'boilerplate' : '',
      part ? PART_WORDS[part] : '',
      role ? ROLE_WORDS[role] : '',
      speaker ?? '',
      was?.text ?? '',
      is?.text ?? '',
      unheard.join(', '),
      was ? linkOf(earlier.id, was.passage) : '',
      is ? linkOf(later.id, is.passage) : '',
    ]
  }
  return {
    title: `Calls compared, ${ticker} ${before} to ${now}`,
    note: `Sentences aligned by program within the same part and role. ${before}: ${earlier.parting.words} ${now}: ${later.parting.words}`,
    columns: [
      'Kind',
      'Moved',
      'Boilerplate',
      'Part',
      'Role',
      'Speaker',
      before,
      now,
      'Words the other call has nowhere',
      `Link ${before}`,
      `Link ${now}`,
    ],
    rows: rows.map(cellsOf),
  }
}
