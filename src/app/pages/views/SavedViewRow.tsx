/** One saved view, and what can be done with it. */
import { useState, type SyntheticEvent } from 'react'
import { Link } from 'react-router'
import { checkView, deleteView, faultOf, pinView, renameView } from '../../../settings/changeViews.ts'
import { CHECK_RULE, canBeChecked, LONGEST_NAME, type SavedView } from '../../../settings/savedViews.ts'
import { offerUndo } from '../../../ui/undo.ts'
import styles from './SavedViewList.module.css'

interface Props {
  readonly view: SavedView
  /** The title of its operation; `undefined` where it is of another page. */
  readonly operation: string | undefined
}

function Rename({ view, onEnd }: { view: SavedView; onEnd: () => void }) {
  const [name, setName] = useState(view.name)
  const [fault, setFault] = useState<string>()
  const rename = (event: SyntheticEvent): void => {
    event.preventDefault()
    const found = faultOf({ ...view, name }, view)
    setFault(found)
    if (found) return
    renameView(view, name)
    onEnd()
  }
  return (
    <form className={styles.rename} onSubmit={rename}>
      <input
        ref={(field) => field?.focus()}
        type="text"
        aria-label={`New name for ${view.name}`}
        value={name}
        maxLength={LONGEST_NAME}
        aria-invalid={fault ? true : undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      />
      <button type="submit">Rename</button>
      <button type="button" className="link" onClick={onEnd}>
        Leave it
      </button>
      <span role="status">{fault}</span>
    </form>
  )
}

export function SavedViewRow({ view, operation }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const { name, address, isStart = false, isChecked = false } = view
  if (isRenaming) {
    return (
      <li>
        <Rename view={view} onEnd={() => setRenaming(false)} />
      </li>
    )
  }
  return (
    <li>
      <Link to={address}>
        <bdi>{name}</bdi>
      </Link>
      <code>{address}</code>
      <span className={styles.acts}>
        {operation && (
          <button type="button" className="link" aria-pressed={isStart} onClick={() => pinView(view, !isStart)}>
            {isStart ? `Start of ${operation}` : `Make it the start of ${operation}`}
          </button>
        )}
        {canBeChecked(address) && (
          <button
            type="button"
            className="link"
            aria-pressed={isChecked}
            title={CHECK_RULE}
            onClick={() => checkView(view, !isChecked)}
          >
            {isChecked ? 'Checked when opened' : 'Check when opened'}
          </button>
        )}
        <button type="button" className="link" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </button>
        <button
          type="button"
          className="link"
          aria-label={`Delete ${name}`}
          onClick={() => offerUndo(`“${name}” was deleted.`, deleteView(view))}
        >
          Delete
        </button>
      </span>
    </li>
  )
}
