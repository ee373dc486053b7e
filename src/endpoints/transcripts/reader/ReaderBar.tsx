/** Above the text: when the call was, which version is read, and the way through matches or changes. */
import { figure } from '../../../lib/numbers/counts.ts'
import { useRef, type KeyboardEvent } from 'react'
import { Choice } from '../../../ui/Choice.tsx'
import { useKeys } from '../../../ui/useKeys.ts'
import { valueText } from '../../../ui/values/valueText.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { CHANGES, type Offered } from '../versions/versions.ts'
import styles from './ReaderBar.module.css'
import type { Find } from './useFind.ts'

interface Props {
  readonly call: TranscribedCall
  readonly words: number
  readonly offered: readonly Offered[]
  /** Whether there are two versions to compare. */
  readonly canCompare: boolean
  /** A version's key, or the word for the comparison. */
  readonly shown: string | undefined
  readonly onShow: (key: string) => void
  readonly find: Find
  readonly onFind: (text: string) => void
  /** What the comparison says of itself while there is nothing to step through. */
  readonly wait: string | undefined
}

/** Whole minutes from begin to end, where both make sense: ends more than a day late were seen (wire-format 3.6). */
function lengthOf({ start_time, end_time }: TranscribedCall): string | undefined {
  const minutes = Math.round((Date.parse(end_time ?? '') - Date.parse(start_time ?? '')) / 60_000)
  return minutes > 0 && minutes < 12 * 60 ? `${minutes} min from begin to end` : undefined
}

export function ReaderBar({ call, words, offered, canCompare, shown, onShow, find, onFind, wait }: Props) {
  const isComparing = shown === CHANGES
  const noun = isComparing ? 'change' : 'match'
  const { length } = find.marks
  const count =
    wait ??
    (length === 0
      ? isComparing
        ? 'No changes'
        : find.text.trim() === ''
          ? ''
          : 'No match'
      : find.current < 0
        ? `${figure(length)} changes`
        : `${figure(find.current + 1)} of ${figure(length)}`)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape' && find.text !== '') {
      // The first Escape ends the search, the next one the reading.
      event.stopPropagation()
      onFind('')
    } else return
    event.preventDefault()
  }
  const field = useRef<HTMLInputElement>(null)
  useKeys('part', [
    { keys: '/', words: 'Find in the transcript', run: () => field.current?.focus() },
    { keys: 'Enter Shift+Enter', words: 'Next match, or the one before, while finding' },
  ])
  return (
    <div className={styles.bar}>
      <span>{valueText(transcripts.fields.start_time, call.start_time) ?? 'begin not given'}</span>
      <span>{lengthOf(call)}</span>
      {words > 0 && <span className={styles.words}>{figure(words)} words</span>}
      <Choice
        label="Version"
        options={[
          ...offered.map(({ key, name, confidence, title }) => ({ value: key, words: `${name}${confidence}`, title })),
          ...(canCompare ? [{ value: CHANGES, words: 'Corrections' }] : []),
        ]}
        chosen={shown}
        onChoose={onShow}
      />
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
          {count}
        </span>
        <button type="button" aria-label={`Previous ${noun}`} disabled={length === 0} onClick={() => find.step(-1)}>
          ↑
        </button>
        <button type="button" aria-label={`Next ${noun}`} disabled={length === 0} onClick={() => find.step(1)}>
          ↓
        </button>
      </div>
    </div>
  )
}
