/** Where a sentence stands: the part of the call, who says it, and the way to its passage in the reader. */
import { Link } from 'react-router'
import { PART_WORDS } from '../sentences/parts.ts'
import { ROLE_WORDS } from '../sentences/roles.ts'
import type { SpokenSentence } from '../sentences/spokenCall.ts'

/** `Questions and answers · Dana Osei`; nothing that the text does not tell. */
export const placeWords = ({ part, role, speaker }: SpokenSentence): string =>
  [part && PART_WORDS[part], speaker ?? (role && ROLE_WORDS[role])].filter(Boolean).join(' · ')

interface Props {
  readonly sentence: SpokenSentence
  /** `Q3 2026`, or the title of a call without a quarter. */
  readonly call: string
  readonly to: string
}

export const PassageLink = ({ sentence, call, to }: Props) => (
  <Link
    to={to}
    data-line=""
    title={placeWords(sentence) || 'Speaker not given'}
    aria-label={`${call}: ${sentence.text.slice(0, 80)}`}
  >
    {call}
  </Link>
)
