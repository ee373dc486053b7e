/** Hangs above marked words of the text: copies them with their source. */
import { useEffect, useState, type RefObject } from 'react'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import type { Quoted } from '../text/citation.ts'
import { quotedWords } from './quotedWords.ts'
import styles from './Text.module.css'

interface Props {
  /** What scrolls, and within it the text. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly text: RefObject<HTMLElement | null>
  readonly citationOf: (quoted: readonly Quoted[]) => string
}

interface Marked {
  readonly quoted: readonly Quoted[]
  /** Pixels within what scrolls. */
  readonly left: number
  readonly top: number
}

/** Pixels: above the words there is room for the button, else it hangs below. */
const ROOM = 44
const WIDTH = 120

function markedIn(box: HTMLElement, text: Element): Marked | undefined {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  const quoted = quotedWords(text, range)
  if (quoted.length === 0) return undefined
  const words = range.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  const above = words.top - frame.top
  return {
    quoted,
    left: Math.max(0, Math.min(words.left - frame.left, frame.width - WIDTH)),
    top: box.scrollTop + (above > ROOM ? above - ROOM : words.bottom - frame.top),
  }
}

export function SelectionQuote({ scroller, text, citationOf }: Props) {
  const [marked, setMarked] = useState<Marked>()
  useEffect(() => {
    // While it is being drawn, the selection is not what is meant yet.
    const look = (): void => {
      if (scroller.current && text.current) setMarked(markedIn(scroller.current, text.current))
    }
    const leave = (): void => {
      if (document.getSelection()?.isCollapsed !== false) setMarked(undefined)
    }
    document.addEventListener('pointerup', look)
    document.addEventListener('keyup', look)
    document.addEventListener('selectionchange', leave)
    return () => {
      document.removeEventListener('pointerup', look)
      document.removeEventListener('keyup', look)
      document.removeEventListener('selectionchange', leave)
    }
  }, [scroller, text])
  if (!marked) return null
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      className={styles.quote}
      style={{ left: marked.left, top: marked.top }}
      data-print="hide"
      // A press would take the selection away before it is copied.
      onMouseDown={(event) => {
        if (event.target instanceof HTMLButtonElement) event.preventDefault()
      }}
    >
      <CopyButton text={citationOf(marked.quoted)}>Copy quote</CopyButton>
    </div>
  )
}
