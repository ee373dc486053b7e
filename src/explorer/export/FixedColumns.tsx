/** In place of the choice of columns where a view always shows the same: which they are. */
import { Popover } from '../../ui/Popover.tsx'
import type { ShownColumn } from './shown.ts'
import styles from '../toolbar/Toolbar.module.css'

interface Props {
  readonly columns: readonly ShownColumn[]
  readonly onClose: () => void
}

export function FixedColumns({ columns, onClose }: Props) {
  return (
    <Popover aria-label="Columns" className={styles.popover} onClose={onClose}>
      <p>This view always shows these. Columns can be chosen in the table.</p>
      <ul>
        {columns.map(({ path, title }) => (
          <li key={path} title={path}>
            {title}
          </li>
        ))}
      </ul>
    </Popover>
  )
}
