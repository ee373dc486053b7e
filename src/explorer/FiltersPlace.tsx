/** Where the filter form stands: beside the rows on wide screens, in a drawer over them on narrow ones. */
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './ExplorerPage.module.css'

interface Props {
  readonly isNarrow: boolean
  /** Kept as it is, out of sight. */
  readonly isHidden: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function Drawer({ onClose, children }: Pick<Props, 'onClose' | 'children'>) {
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

export const FiltersPlace = ({ isNarrow, isHidden, onClose, children }: Props) =>
  isNarrow ? (
    <Drawer onClose={onClose}>{children}</Drawer>
  ) : (
    <div className={styles.filters} hidden={isHidden}>
      {children}
    </div>
  )
