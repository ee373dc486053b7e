/** Where the filter form stands: beside the rows on wide screens, in a drawer over them on narrow ones. */
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './ExplorerPage.module.css'

interface Props {
  readonly isNarrow: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function Drawer({ onClose, children }: Omit<Props, 'isNarrow'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label="Filters" onClose={onClose}>
      <button type="button" className={styles.shut} onClick={() => dialog.current?.close()}>
        Close filters
      </button>
      {children}
    </dialog>
  )
}

export const FiltersPlace = ({ isNarrow, onClose, children }: Props) =>
  isNarrow ? <Drawer onClose={onClose}>{children}</Drawer> : <div className={styles.filters}>{children}</div>
