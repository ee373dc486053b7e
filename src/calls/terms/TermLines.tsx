/** The lines of a cell: each sentence in which a term is said, with who says it, and the way to its passage. */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { fold } from '../../endpoints/transcripts/text/fold.ts'
import { piecesOf } from '../../endpoints/transcripts/text/pieces.ts'
import { termMarks } from '../../endpoints/transcripts/text/terms.ts'
import { counted } from '../../lib/numbers/counts.ts'
import type { TermGroup } from '../../lib/text/termGroups.ts'
import { callName } from '../frame/callName.ts'
import { PassageLink, placeWords } from '../frame/SentenceLine.tsx'
import type { TermMatrix } from './termMatrix.ts'
import styles from './Terms.module.css'
import { COUNTED_WORDS } from './termsSheet.ts'
import { cellText, type OpenCell } from './termsView.ts'

interface Props {
  readonly matrix: TermMatrix
  readonly groups: readonly TermGroup[]
  readonly open: OpenCell
  readonly toPassage: (call: string, passage: string) => string
  /** The address without them. */
  readonly closed: string
}

export function TermLines({ matrix: { calls, rows }, groups, open, toPassage, closed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const key = cellText(open)
  // Who opens a cell is led to its lines.
  useEffect(() => heading.current?.focus(), [key])
  const at = calls.findIndex(({ id }) => id === open.call)
  const row = rows.find(({ group, term }) => group === open.group && (term ?? '') === open.term)
  const call = calls[at]
  if (!call || !row) return <p role="status">The lines of this address are of a call or a term that is not shown.</p>
  const { count, sentences } = row.cells[at]![open.part]
  const terms = row.term === undefined ? (groups.find(({ name }) => name === row.group)?.terms ?? []) : [row.term]
  return (
    <section aria-labelledby="lines-of-terms" className={styles.lines}>
      <h2 id="lines-of-terms" ref={heading} tabIndex={-1}>
        {row.term ?? row.group}, {callName(call)}, {COUNTED_WORDS[open.part].toLowerCase()}: {counted(count, 'mention')} in{' '}
        {counted(sentences.length, 'sentence')}{' '}
        <Link to={closed} replace data-print="hide">
          Close
        </Link>
      </h2>
      <ul>
        {sentences.map((number) => {
          const sentence = call.sentences[number]!
          return (
            <li key={number}>
              <p dir="auto">
                {piecesOf(sentence.text, 0, termMarks(fold(sentence.text), terms), 0).map(({ kind, text }, place) =>
                  kind === 'found' ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
                )}
              </p>
              <p className={styles.place}>
                <PassageLink sentence={sentence} call={callName(call)} to={toPassage(call.id, sentence.passage)} />{' '}
                {placeWords(sentence)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
