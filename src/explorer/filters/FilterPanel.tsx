/** Where the filter form stands: beside the rows on wide screens, in a drawer over them on narrow ones. It keeps what is typed. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import styles from '../ExplorerPage.module.css'
import { FilterForm } from './FilterForm.tsx'
import { useEdits } from './useEdits.ts'
import type { Explorer } from '../query/useExplorer.ts'

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly isNarrow: boolean
  readonly isShown: boolean
  readonly onClose: () => void
}

function Drawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
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

export function FilterPanel({ endpoint, address, answer, acts, isNarrow, isShown, onClose }: Props) {
  const { today } = useConnection()
  const { reading, faults, view } = address
  const [edits, setEdits] = useEdits(reading.texts)
  // Beside the rows it stays as it is while an open record has its place.
  if (!isShown && (isNarrow || view.areFiltersHidden)) return null
  const form = (
    <FilterForm
      {...{ endpoint, faults, today, edits }}
      texts={reading.texts}
      complaints={answer.filterErrors}
      onEdits={setEdits}
      onApply={(values) => {
        onClose()
        acts.apply(values)
      }}
      onChange={acts.change}
    />
  )
  return isNarrow ? (
    <Drawer onClose={onClose}>{form}</Drawer>
  ) : (
    <div className={styles.filters} hidden={!isShown}>
      {form}
    </div>
  )
}
