/** The records chosen to be compared, in sight at the foot of the page from the first on. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { recordTitle } from '../record/recordSummary.ts'
import type { RowStore } from '../rows/rowStore.ts'
import type { Slots } from '../slots.ts'
import styles from './CompareTray.module.css'
import type { Comparing } from './useCompare.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  readonly titleOf: Slots<AnyEndpoint>['titleOf'] | undefined
  readonly comparing: Comparing
  readonly onCompare: () => void
}

export function CompareTray({ endpoint, store, titleOf, comparing: { chosen, toggle, leave }, onCompare }: Props) {
  const nameOf = (id: string): string => {
    const row = store.rowOf(id)
    return row < 0 ? id : recordTitle(endpoint, store.record(row), titleOf, row, store)
  }
  const isEnough = chosen.length > 1
  return (
    <section aria-label="Chosen to compare" className={styles.tray} data-print="hide">
      <p role="status">
        {chosen.length} chosen{!isEnough && ': choose another row to compare'}
      </p>
      <ul>
        {chosen.map((id) => {
          const name = nameOf(id)
          return (
            <li key={id} title={name}>
              <bdi>{name}</bdi>
              <button type="button" aria-label={`Leave ${name} out`} onClick={() => toggle([id])}>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          )
        })}
      </ul>
      <button type="button" className="main" disabled={!isEnough} onClick={onCompare}>
        Compare {chosen.length}
      </button>
      <button type="button" onClick={leave}>
        Clear
      </button>
    </section>
  )
}
