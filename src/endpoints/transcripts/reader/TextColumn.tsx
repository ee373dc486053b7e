/** The text itself: scrolls to what is looked for, and tells what is in sight. */
import { useEffect, useImperativeHandle, useMemo, useRef, type MouseEvent, type Ref } from 'react'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { NARROW, useMedia } from '../../../ui/screen/useMedia.ts'
import { chunkOf, chunksOf, heightsOf } from '../text/chunks.ts'
import { passageAt, type Reading } from '../text/reading.ts'
import type { Quoted } from '../text/citation.ts'
import { MarkRail } from './find/MarkRail.tsx'
import { SelectionQuote } from './SelectionQuote.tsx'
import styles from './Text.module.css'
import { TextChunk } from './TextChunk.tsx'
import type { Find } from './find/useFind.ts'
import { useScrollPlace } from './useScrollPlace.ts'
import { useTermedText } from './useTermedText.ts'

export interface TextPlace {
  /** The passage at the top of the sight. */
  readonly topPassage: () => number
}

interface Props {
  readonly reading: Reading
  readonly names: readonly string[]
  /** BCP 47, as given; anything else is left out. */
  readonly language: string | undefined
  readonly find: Find
  /** Number of the passage that the address names, or -1. */
  readonly selected: number
  readonly onSelect: (passage: number, isStep: boolean) => void
  readonly onTurn: (turn: number) => void
  readonly citationOf: (quoted: readonly Quoted[]) => string
  readonly place: Ref<TextPlace>
}

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i

export function TextColumn({ reading, names, language, find, selected, onSelect, onTurn, citationOf, place }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const isNarrow = useMedia(NARROW)
  const Termed = useTermedText()
  const chunks = useMemo(() => chunksOf(reading, isNarrow ? 40 : 70), [reading, isNarrow])
  const heights = useMemo(() => heightsOf(chunks), [chunks])
  const { top, bottom } = useScrollPlace(scroller, content, chunks)
  const { marks, current, wish } = find

  const topTurn = chunks[top]?.turn ?? 0
  useEffect(() => onTurn(topTurn), [onTurn, topTurn])
  useImperativeHandle(place, () => ({ topPassage: () => chunks[top]?.first ?? 0 }), [chunks, top])

  const hasPassage = selected >= 0
  const isFirst = useRef(true)
  useEffect(() => {
    // A link to a passage opens there, not at a match.
    if (!(isFirst.current && hasPassage)) {
      scroller.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' })
    }
    isFirst.current = false
    // oxlint-disable-next-line exhaustive-deps -- led to a match when there is a new one or it is wished for again, not when a passage is chosen
  }, [marks, current, wish])
  useEffect(() => {
    scroller.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' })
  }, [reading, selected])

  const step = (by: 1 | -1): void => {
    const from = selected >= 0 ? selected + by : (chunks[top]?.first ?? 0)
    if (from >= 0 && from < reading.passages.length) onSelect(from, true)
  }
  useKeys('part', [
    { keys: 'j', words: 'Next passage', run: () => step(1) },
    { keys: 'k', words: 'Passage before', run: () => step(-1) },
  ])
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const passage = link ? names.indexOf(link.hash.slice('#p='.length)) : -1
    if (passage < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onSelect(passage, false)
  }
  const selectedChunk = selected < 0 ? -1 : chunkOf(chunks, selected)
  const currentChunk = current < 0 ? -1 : chunkOf(chunks, passageAt(reading, marks[current]!.at))
  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller} role="region" aria-label="Transcript" tabIndex={0} onClick={onClick}>
        <article
          ref={content}
          className={styles.text}
          dir="auto"
          lang={language && LANGUAGE.test(language) ? language : undefined}
        >
          {chunks.map((chunk, index) => (
            <TextChunk
              key={index}
              reading={reading}
              names={names}
              chunk={chunk}
              marks={(index >= top - 2 && index <= bottom + 2) || index === currentChunk ? marks : undefined}
              current={index === currentChunk ? current : -1}
              selected={index === selectedChunk ? selected : -1}
              Termed={index >= top - 2 && index <= bottom + 2 ? Termed : undefined}
            />
          ))}
        </article>
        <SelectionQuote scroller={scroller} text={content} citationOf={citationOf} />
      </div>
      {marks.length > 0 && <MarkRail reading={reading} chunks={chunks} heights={heights} find={find} />}
    </div>
  )
}
