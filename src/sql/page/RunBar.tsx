/** Below the editor: runs what it has, and brings back what was run before. */
import { useState } from 'react'
import { QueryHistory } from './QueryHistory.tsx'
import styles from './Sql.module.css'

interface Props {
  readonly isEmpty: boolean
  /** What is typed is not what the result is of. */
  readonly isDraft: boolean
  readonly onRun: () => void
  readonly onChoose: (sql: string) => void
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

export function RunBar({ isEmpty, isDraft, onRun, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.bar}>
      <button type="button" disabled={isEmpty} onClick={onRun}>
        Run
      </button>
      <kbd aria-hidden="true">{isApple() ? '⌘ ↵' : 'Ctrl ↵'}</kbd>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        History
      </button>
      {isOpen && <QueryHistory onChoose={onChoose} onClose={() => setOpen(false)} />}
      {isDraft && <span className={styles.note}>Not run yet.</span>}
    </div>
  )
}
