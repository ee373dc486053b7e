/** The list of terms: typed here, counted on Apply, and kept as the reader's own on request. */
import { useState, type FormEvent } from 'react'
import { readTermGroups, writeTermGroups, type TermGroup } from '../../lib/text/termGroups.ts'
import { keepTermList } from '../../settings/termList.ts'
import styles from './Terms.module.css'
import type { TermsView } from './termsView.ts'

const FROM: Readonly<Record<TermsView['from'], string>> = {
  address: 'The list of this address.',
  own: 'Your list, kept in this browser.',
  start: 'A list to begin with.',
}

interface Props {
  readonly view: TermsView
  readonly own: readonly TermGroup[]
  /** `undefined` for the reader's own list. */
  readonly onApply: (terms: string | undefined) => void
}

export function TermForm({ view: { groups, from }, own, onApply }: Props) {
  const applied = writeTermGroups(groups)
  const [draft, setDraft] = useState(applied)
  const read = readTermGroups(draft)
  const written = writeTermGroups(read)
  const isOwn = written === writeTermGroups(own)
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    if (read.length > 0) onApply(isOwn ? undefined : written)
  }
  const keep = (): void => {
    keepTermList(read)
    onApply(undefined)
  }
  return (
    <form className={styles.form} aria-label="Terms" onSubmit={apply} data-print="hide">
      <label htmlFor="terms-of-calls">Terms</label>
      <textarea
        id="terms-of-calls"
        rows={2}
        value={draft}
        maxLength={2000}
        aria-describedby="terms-rule"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) apply(event)
        }}
      />
      <div>
        <button type="submit" disabled={read.length === 0}>
          Apply
        </button>{' '}
        {!isOwn && read.length > 0 && (
          <button type="button" onClick={keep}>
            Keep as my list
          </button>
        )}
        {isOwn && own.length > 0 && (
          <button type="button" onClick={() => keepTermList([])}>
            Forget my list
          </button>
        )}
      </div>
      <p id="terms-rule">
        {written === applied ? FROM[from] : read.length === 0 ? 'No term in this.' : 'Not applied yet.'} Groups are parted by
        semicolons, their terms by commas: pricing: price increase, mix; tariff*. A star stands for any ending. Your list is
        marked where you read a call.
      </p>
    </form>
  )
}
