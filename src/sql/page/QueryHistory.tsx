/** The queries that were run in this browser: one that is chosen goes into the editor. */
import { useSyncExternalStore } from 'react'
import { queryHistory, subscribeToQueryHistory } from '../../settings/queryHistory.ts'
import { focusFirstButton, Popover } from '../../ui/Popover.tsx'
import styles from './Sql.module.css'

interface Props {
  readonly onChoose: (sql: string) => void
  readonly onClose: () => void
}

export function QueryHistory({ onChoose, onClose }: Props) {
  const queries = useSyncExternalStore(subscribeToQueryHistory, queryHistory)
  return (
    <Popover aria-label="Queries run before" className={styles.history} onOpen={focusFirstButton} onClose={onClose}>
      {queries.length === 0 && <p>None yet.</p>}
      <ol>
        {queries.map((sql) => (
          <li key={sql}>
            <button
              type="button"
              onClick={(event) => {
                event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                onChoose(sql)
              }}
            >
              {sql}
            </button>
          </li>
        ))}
      </ol>
    </Popover>
  )
}
