/** Names the view on screen; refuses a twin and says what it is called. */
import { useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { Popover } from '../../ui/Popover.tsx'
import styles from '../toolbar/Toolbar.module.css'
import { faultOf, saveView } from '../../settings/changeViews.ts'
import {
  areViewsUnsaved,
  canBeChecked,
  CHECK_RULE,
  cleanName,
  LONGEST_NAME,
  subscribeToSavedViews,
} from '../../settings/savedViews.ts'

export interface ViewToSave {
  /** The view in words, for a name to begin with. */
  readonly sentence: string
  /** Path and query, of what the page understands. */
  readonly address: string
}

interface Props extends ViewToSave {
  readonly onClose: () => void
}

export function SaveViewForm({ sentence, address, onClose }: Props) {
  const [name, setName] = useState(() => cleanName(sentence))
  const [isChecked, setChecked] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly fault?: string | undefined }>()
  const areUnsaved = useSyncExternalStore(subscribeToSavedViews, areViewsUnsaved)
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    const view = { name, address, ...(isChecked && { isChecked }) }
    const fault = faultOf(view)
    setOutcome({ fault })
    if (!fault) saveView(view)
  }
  const isSaved = outcome !== undefined && !outcome.fault
  return (
    <Popover
      aria-label="Save view"
      className={styles.popover}
      onOpen={(panel) => panel.querySelector('input')?.select()}
      onClose={onClose}
    >
      <form className={styles.naming} onSubmit={save}>
        <label htmlFor="view-name">Name of this view</label>
        <input
          id="view-name"
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          aria-invalid={outcome?.fault ? true : undefined}
          aria-describedby="view-outcome"
          onChange={(event) => {
            setName(event.target.value)
            setOutcome(undefined)
          }}
        />
        {canBeChecked(address) && (
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={isChecked}
              disabled={isSaved}
              onChange={(event) => setChecked(event.target.checked)}
            />
            <span>
              Check when opened. <small>{CHECK_RULE}</small>
            </span>
          </label>
        )}
        <button type="submit" className="main" disabled={isSaved}>
          Save
        </button>
        <p id="view-outcome" role="status">
          {outcome?.fault ?? (isSaved ? `Saved as “${cleanName(name)}”${areUnsaved ? ', until this page is closed' : ''}. ` : '')}
          {isSaved && <Link to="/">All saved views</Link>}
        </p>
      </form>
    </Popover>
  )
}
