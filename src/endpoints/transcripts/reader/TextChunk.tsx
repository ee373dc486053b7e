/** A stretch of one turn: the speaker where it begins, then its passages with what is marked in them. */
import { memo, type CSSProperties } from 'react'
import type { Chunk } from '../text/chunks.ts'
import type { Mark } from '../text/find.ts'
import { marksWithin, piecesOf, type Piece } from '../text/pieces.ts'
import type { Reading } from '../text/reading.ts'
import type { Termed } from './useTermedText.ts'

function Marked({ piece, isCurrent, Termed }: { piece: Piece; isCurrent: boolean; Termed: Termed | undefined }) {
  const here = isCurrent ? { 'data-current': '' } : {}
  switch (piece.kind) {
    case 'found':
      return <mark {...here}>{piece.text}</mark>
    case 'heard':
      return (
        <>
          <del {...here}>{piece.text}</del>{' '}
        </>
      )
    case 'corrected':
      return <ins {...here}>{piece.text}</ins>
    case 'plain':
      return Termed ? <Termed text={piece.text} /> : piece.text
  }
}

interface MarkedProps {
  readonly text: string
  readonly at: number
  readonly marks: readonly Mark[]
  readonly current: number
  readonly Termed: Termed | undefined
}

function MarkedText({ text, at, marks, current, Termed }: MarkedProps) {
  const [from, to] = marksWithin(marks, at, at + text.length + 1)
  return piecesOf(text, at, marks.slice(from, to), from).map((piece, number) => (
    <Marked key={number} piece={piece} isCurrent={piece.mark >= 0 && piece.mark === current} Termed={Termed} />
  ))
}

interface Props {
  readonly reading: Reading
  readonly names: readonly string[]
  readonly chunk: Chunk
  /** All marks of the text, of which those here are drawn; `undefined` while out of sight, where there are no links either. */
  readonly marks: readonly Mark[] | undefined
  /** The current mark if it is here, or -1. */
  readonly current: number
  /** The chosen passage if it is here, or -1. */
  readonly selected: number
  /** Marks the terms of the reader's list, once it is there; `undefined` while out of sight too. */
  readonly Termed: Termed | undefined
}

/** Compared by its properties: of thousands only those in sight are drawn anew. */
export const TextChunk = memo(function TextChunk({ reading, names, chunk, marks, current, selected, Termed }: Props) {
  const { speaker } = reading.turns[chunk.turn]!
  return (
    <section style={{ '--lines': chunk.lines } as CSSProperties}>
      {chunk.hasHead && speaker && (
        <h3>
          <bdi>{speaker.name}</bdi> {speaker.role && <bdi>{speaker.role}</bdi>}
        </h3>
      )}
      {reading.passages.slice(chunk.first, chunk.end).map(({ text, at, time }, index) => {
        const passage = chunk.first + index
        return (
          <p key={passage} data-passage={passage} data-selected={selected === passage || undefined}>
            {marks && (
              <a href={`#p=${names[passage]}`} tabIndex={-1} aria-label="Link to this passage">
                ¶
              </a>
            )}
            {time && <time>{time}</time>}
            {marks ? <MarkedText text={text} at={at} marks={marks} current={current} Termed={Termed} /> : text}
          </p>
        )
      })}
    </section>
  )
})
