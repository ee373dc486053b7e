/** One row of a result, all its columns with their whole values. */
import { useEffect, useRef } from 'react'
import type { Fields } from '../../api/endpoint/fields.ts'
import record from '../../explorer/record/RecordPanel.module.css'
import { RecordFields } from '../../explorer/record/RecordFields.tsx'
import { useFocusBack } from '../../explorer/record/useFocusBack.ts'
import { figure } from '../../lib/numbers/counts.ts'
import styles from './Results.module.css'

interface Props {
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  /** Counted from 0 in the result as it came. */
  readonly row: number
  readonly onClose: () => void
}

export function RowPanel({ fields, values, row, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  const focusBack = useFocusBack(panel)
  const close = (): void => {
    focusBack()
    onClose()
  }
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <aside
      ref={panel}
      aria-label="Row"
      tabIndex={-1}
      className={`${record.panel} ${styles.row}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <header className={record.head}>
        <h2>Row {figure(row + 1)}</h2>
        <span className={record.steps}>
          <button type="button" aria-label="Close" onClick={close}>
            ×
          </button>
        </span>
      </header>
      <div className={record.content}>
        <RecordFields fields={fields} record={values} />
      </div>
    </aside>
  )
}
