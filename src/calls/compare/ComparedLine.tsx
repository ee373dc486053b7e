/** One line of a comparison: what became of the sentence, who says it where, and the way to its passages. */
import { memo } from 'react'
import type { Piece } from '../../endpoints/transcripts/text/pieces.ts'
import { callName } from '../frame/callName.ts'
import { PassageLink, placeWords } from '../frame/SentenceLine.tsx'
import styles from './Compare.module.css'
import type { CallHead, ComparedKind, ComparedSentence } from './comparison.ts'

export const KIND_WORDS: Readonly<Record<ComparedKind, string>> = {
  new: 'New',
  reworded: 'Reworded',
  dropped: 'Dropped',
  moved: 'Moved',
  kept: 'Kept',
}

function Words({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, place) => {
    if (kind === 'heard') return <del key={place}>{text} </del>
    if (kind === 'corrected') return <ins key={place}>{text}</ins>
    return <span key={place}>{text}</span>
  })
}

interface Props {
  readonly row: ComparedSentence
  readonly earlier: CallHead
  readonly later: CallHead
  readonly toPassage: (call: string, passage: string) => string
}

export const ComparedLine = memo(function ComparedLine({ row, earlier, later, toPassage }: Props) {
  const { kind, isMoved, isBoilerplate, earlier: was, later: is, pieces, unheard } = row
  const told = (is ?? was)!
  const from = was && isMoved && placeWords(was) !== placeWords(told) ? `, before in ${placeWords(was)}` : ''
  return (
    <li data-kind={kind}>
      <span className={styles.kind}>
        {KIND_WORDS[kind]}
        {isMoved && kind !== 'moved' && ', moved'}
        {isBoilerplate && <small> boilerplate</small>}
      </span>
      <div>
        <p dir="auto">
          {kind === 'dropped' ? (
            <del>{told.text}</del>
          ) : pieces ? (
            <Words pieces={pieces} />
          ) : kind === 'new' ? (
            <ins>{told.text}</ins>
          ) : (
            told.text
          )}
        </p>
        <p className={styles.place}>
          {is && <PassageLink sentence={is} call={callName(later)} to={toPassage(later.id, is.passage)} />}
          {was && <PassageLink sentence={was} call={callName(earlier)} to={toPassage(earlier.id, was.passage)} />}
          <span>
            {placeWords(told) || 'Part and speaker not told'}
            {from}
          </span>
          {unheard.length > 0 && (
            <span>
              not in {callName(is ? earlier : later)}: <b>{unheard.join(', ')}</b>
            </span>
          )}
        </p>
      </div>
    </li>
  )
})
