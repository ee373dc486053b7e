/** What narrows the loaded rows alone, as chips of the bar that can be taken away. */
import { localFilterWords } from '../rows/localFilter.ts'
import type { LocalFilter } from '../rows/selectRows.ts'
import styles from './FilterBar.module.css'

interface Props {
  readonly localFilters: readonly LocalFilter[]
  readonly onRemove: (path: string) => void
}

export const LocalFiltersInWords = ({ localFilters, onRemove }: Props) => (
  <>
    <span className={styles.scope}>in the loaded rows</span>
    {localFilters.map(({ path, field, text, refinement, fault }) => (
      <span key={path} className={styles.chip} data-local data-fault={fault === undefined ? undefined : true}>
        <bdi>
          {refinement ? localFilterWords(field, refinement) : `${field.label}: “${text.slice(0, 60)}” not understood. ${fault}`}
        </bdi>
        <button type="button" aria-label={`Remove the filter of ${field.label.toLowerCase()}`} onClick={() => onRemove(path)}>
          <span aria-hidden="true">×</span>
        </button>
      </span>
    ))}
  </>
)
