/** The search within the text, and the way through its matches, or through the corrections while these are shown. */
import { useRef, type KeyboardEvent } from 'react'
import { figure } from '../../../../lib/numbers/counts.ts'
import { useKeys } from '../../../../ui/keys/useKeys.ts'
import styles from '../ReaderBar.module.css'
import type { Find } from './useFind.ts'

interface Props {
  readonly find: Find
  readonly onFind: (text: string) => void
  readonly isComparing: boolean
  /** What the comparison says of itself while there is nothing to step through. */
  readonly wait: string | undefined
}

function countWords({ marks: { length }, text, current }: Find, isComparing: boolean): string {
  if (length === 0) return isComparing ? 'No changes' : text.trim() === '' ? '' : 'No match'
  return current < 0 ? `${figure(length)} changes` : `${figure(current + 1)} of ${figure(length)}`
}

export function FindInText({ find, onFind, isComparing, wait }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const noun = isComparing ? 'change' : 'match'
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape' && find.text !== '') {
      // The first Escape ends the search, the next one the reading.
      event.stopPropagation()
      onFind('')
    } else return
    event.preventDefault()
  }
  useKeys('part', [
    { keys: '/', words: 'Find in the transcript', run: () => field.current?.focus() },
    { keys: 'Enter Shift+Enter', words: 'Next match, or the one before, while finding' },
  ])
  return (
    <div className={styles.find} data-print="hide">
      {!isComparing && (
        <input
          ref={field}
          type="search"
          aria-label="Find in transcript"
          placeholder="Find in transcript"
          value={find.text}
          onChange={(event) => onFind(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
      <span role="status" className={styles.count}>
        {wait ?? countWords(find, isComparing)}
      </span>
      <button type="button" aria-label={`Previous ${noun}`} disabled={find.marks.length === 0} onClick={() => find.step(-1)}>
        ↑
      </button>
      <button type="button" aria-label={`Next ${noun}`} disabled={find.marks.length === 0} onClick={() => find.step(1)}>
        ↓
      </button>
    </div>
  )
}
