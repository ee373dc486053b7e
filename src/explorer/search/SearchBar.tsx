/** Searches all columns of the rows shown, and leads from match to match. */
import { figure } from '../../lib/numbers/counts.ts'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Column } from '../grid/columns/columns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { markHits } from './markHits.ts'
import type { Hits } from './searchRows.ts'
import results from '../../ui/Results.module.css'
import styles from './SearchBar.module.css'
import { useSearch } from './useSearch.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  readonly order: Uint32Array
  readonly columns: readonly Column[]
  /** As it stands in the address. */
  readonly text: string | undefined
  readonly onText: (text: string | undefined) => void
  /** Brings a cell into sight. */
  readonly onFound: (place: number, column: number) => void
  readonly onClose: () => void
}

/** What is typed goes into the address once the fingers rest: browsers allow few changes of it in a minute. */
const REST = 250

function resultsInWords({ count, isDone }: Hits, index: number, shown: number, loaded: number): string {
  const scope = shown < loaded ? `${figure(shown)} shown of ${figure(loaded)} loaded rows` : `${figure(loaded)} loaded rows`
  if (count === 0) return `${isDone ? 'No match' : 'Searching'} in ${scope}`
  return `${figure(index + 1)} of ${figure(count)} matches${isDone ? '' : ' so far'} in ${scope}`
}

export function SearchBar({ endpoint, store, order, columns, text, onText, onFound, onClose }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ draft: text ?? '', written: text ?? '' })
  // The address was changed by other means than this field.
  if ((text ?? '') !== typed.written) setTyped({ draft: text ?? '', written: text ?? '' })
  const write = useEffectEvent((): void => {
    if (typed.draft === typed.written) return
    setTyped({ draft: typed.draft, written: typed.draft })
    onText(typed.draft === '' ? undefined : typed.draft)
  })
  useEffect(() => {
    const timer = setTimeout(write, REST)
    return () => clearTimeout(timer)
  }, [typed.draft])
  useEffect(() => {
    // A link that has a search leaves the focus where links put it.
    if (input.current?.value === '') input.current.focus()
  }, [])

  const { matchers, hits, count, index, place, step } = useSearch(endpoint, store, order, text)
  const isHit = (at: number, column: number): boolean => matchers?.get(columns[column]?.path ?? '')?.(order[at] ?? -1) ?? false
  const firstHit = place === undefined ? -1 : columns.findIndex((_, column) => isHit(place, column))
  const show = useEffectEvent(() => {
    if (place !== undefined) onFound(place, Math.max(0, firstHit))
  })
  useEffect(() => show(), [place, text])
  const part = hits?.part
  const isMarked = useEffectEvent(isHit)
  useEffect(() => {
    const frame = bar.current?.parentElement
    return part === undefined || !frame
      ? undefined
      : markHits({ frame, part, isHit: (row, column) => isMarked(row, column), current: place ?? -1 })
  }, [part, place, order, columns])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      if (typed.draft === typed.written) step(event.shiftKey ? -1 : 1)
      else write()
    } else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div ref={bar} role="search" aria-label="Loaded rows" className={`${results.bar} ${styles.bar}`}>
      <input
        ref={input}
        type="search"
        aria-label="Search the loaded rows"
        placeholder="Search all columns"
        value={typed.draft}
        onChange={({ target }) => setTyped({ ...typed, draft: target.value })}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={styles.count}>
        {hits && resultsInWords(hits, index, order.length, store.size)}
        {place !== undefined && firstHit < 0 && ', in a column that is not shown'}
      </span>
      <span className={styles.steps}>
        <button type="button" aria-label="Previous match" disabled={count === 0} onClick={() => step(-1)}>
          ↑
        </button>
        <button type="button" aria-label="Next match" disabled={count === 0} onClick={() => step(1)}>
          ↓
        </button>
        <button type="button" aria-label="Close the search" onClick={onClose}>
          ×
        </button>
      </span>
    </div>
  )
}
