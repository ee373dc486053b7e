/** Where this page stands, and the way to its neighbours. */
import { useState } from 'react'
import type { LoadRange } from '../../address/loadRange.ts'
import type { Position } from './paging.ts'
import styles from './PagingLine.module.css'

interface Props {
  readonly position: Position
  readonly onTurn: (page: number) => void
  /** Makes this page and those after it one body of rows. */
  readonly onLoad: (range: LoadRange) => void
}

export function PagingLine({ position, onTurn, onLoad }: Props) {
  const { isPaged, page, first, line, hasPrevious, mayFollow } = position
  const [wanted, setWanted] = useState('')
  // Nowhere to go: all there is stands above.
  if (!isPaged || (!hasPrevious && !mayFollow)) {
    return (
      <nav className={styles.paging} aria-label="Paging">
        <span role="status" aria-live="off">
          {line}
        </span>
      </nav>
    )
  }
  return (
    <nav className={styles.paging} aria-label="Paging">
      <span role="status" aria-live="off">
        {line}
      </span>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const number = Number(wanted)
          if (Number.isSafeInteger(number) && number >= 1) onTurn(number - 1 + first)
          setWanted('')
        }}
      >
        <span aria-hidden="true">Page</span>
        <input
          type="text"
          aria-label="Go to page"
          inputMode="numeric"
          size={4}
          value={wanted}
          onChange={(event) => setWanted(event.target.value.replace(/\D/g, ''))}
        />
      </form>
      <span className={styles.turns}>
        <button type="button" disabled={!hasPrevious} onClick={() => onTurn(page - 1)} aria-label="Previous page">
          Previous
        </button>
        <button type="button" disabled={!mayFollow} onClick={() => onTurn(page + 1)} aria-label="Next page">
          Next
        </button>
        {mayFollow && (
          <>
            <button type="button" onClick={() => onLoad({ first: page - first + 1, last: page - first + 6 })}>
              Load 5 pages
            </button>
            <button type="button" onClick={() => onLoad({ first: page - first + 1, last: Number.POSITIVE_INFINITY })}>
              Load all
            </button>
          </>
        )}
      </span>
    </nav>
  )
}
