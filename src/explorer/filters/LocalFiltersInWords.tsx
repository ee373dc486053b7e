/** What narrows the loaded rows, as phrases that can be taken away; it never lets a user forget how many rows it speaks of. */
import styles from './QueryInWords.module.css'
import { localFilterWords } from '../rows/localFilter.ts'
import type { LocalFilter } from '../rows/selectRows.ts'

interface Props {
  readonly localFilters: readonly LocalFilter[]
  readonly shown: number
  readonly loaded: number
  readonly onRemove: (path: string) => void
}

export function LocalFiltersInWords({ localFilters, shown, loaded, onRemove }: Props) {
  if (localFilters.length === 0) return null
  return (
    <p className={styles.words}>
      {shown.toLocaleString('en-US')} of {loaded.toLocaleString('en-US')} loaded, refined by
      {localFilters.map(({ path, field, text, refinement, fault }) => (
        <span key={path} className={styles.phrase}>
          <b>
            <bdi>
              {refinement
                ? localFilterWords(field, refinement)
                : `${field.label}: “${text.slice(0, 60)}” not understood. ${fault}`}
            </bdi>
            <button
              type="button"
              aria-label={`Remove the refinement of ${field.label.toLowerCase()}`}
              onClick={() => onRemove(path)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </b>
        </span>
      ))}
    </p>
  )
}
