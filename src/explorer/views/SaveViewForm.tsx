/** A name for the view on screen; refuses a twin and names it. */
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import styles from '../toolbar/Toolbar.module.css'
import { faultOf, saveView } from '../../settings/changeViews.ts'
import { areViewsUnsaved, cleanName, LONGEST_NAME, subscribeToSavedViews } from '../../settings/savedViews.ts'

interface Props {
  readonly sentence: string
  readonly address: string
  readonly onClose: () => void
}

export function SaveViewForm({ sentence, address, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const [name, setName] = useState(() => cleanName(sentence))
  const [outcome, setOutcome] = useState<{ readonly fault?: string | undefined }>()
  const areUnsaved = useSyncExternalStore(subscribeToSavedViews, areViewsUnsaved)
  useEffect(() => {
    panel.current?.showPopover()
    panel.current?.querySelector('input')?.select()
  }, [])
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    const view = { name, address }
    const fault = faultOf(view)
    setOutcome({ fault })
    if (!fault) saveView(view)
  }
  const isSaved = outcome !== undefined && !outcome.fault
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Save view"
      className={styles.popover}
      onToggle={(event) => event.newState === 'closed' && onClose()}
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
        <button type="submit" className="main" disabled={isSaved}>
          Save
        </button>
        <p id="view-outcome" role="status">
          {outcome?.fault ?? (isSaved ? `Saved as “${cleanName(name)}”${areUnsaved ? ', until this page is closed' : ''}. ` : '')}
          {isSaved && <Link to="/">All saved views</Link>}
        </p>
      </form>
    </div>
  )
}
