/** Two to five records field by field, with what differs marked. */
import { useState } from 'react'
import { columnField, isComputed } from '../../api/endpoint/columns.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { fieldAt, type Field } from '../../api/endpoint/fields.ts'
import { LongProse } from '../../ui/prose/LongProse.tsx'
import { FieldValue } from '../../ui/values/FieldValue.tsx'
import { columnPaths } from '../grid/columns/columns.ts'
import { recordTitle } from '../record/recordSummary.ts'
import type { RowStore } from '../rows/rowStore.ts'
import type { Slots } from '../slots.ts'
import styles from './Comparison.module.css'
import type { Comparing } from './useCompare.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  readonly titleOf: Slots<AnyEndpoint>['titleOf'] | undefined
  readonly comparing: Comparing
}

interface Line {
  readonly path: string
  readonly label: string
  readonly values: readonly unknown[]
  readonly isDifferent: boolean
}

/** A text with its bold lead-ins, anything else in a line. */
const Value = ({ field, value }: { readonly field: Field | undefined; readonly value: unknown }) =>
  field?.kind === 'prose' && typeof value === 'string' ? (
    <LongProse text={value} />
  ) : (
    <FieldValue field={field} value={value} isExact />
  )

const wordsOf = (value: unknown): string => JSON.stringify(value ?? null)

function linesOf(endpoint: AnyEndpoint, store: RowStore, rows: readonly number[]): readonly Line[] {
  const records = rows.map((row) => store.record(row) as Readonly<Record<string, unknown>>)
  const undeclared = [...new Set(records.flatMap(Object.keys))].filter((name) => !Object.hasOwn(endpoint.fields, name))
  const line = (path: string, values: readonly unknown[]): Line => {
    const [head = ''] = path.split('.')
    const field = columnField(endpoint, path)
    const own = field?.label ?? path
    const label = isComputed(path)
      ? `ƒ ${own}`
      : path.includes('.')
        ? `${fieldAt(endpoint.fields, head)?.label ?? head}: ${own}`
        : own
    return { path, label, values, isDifferent: new Set(values.map(wordsOf)).size > 1 }
  }
  const isIdentifier = (path: string): boolean => fieldAt(endpoint.fields, path)?.kind === 'identifier'
  const paths = columnPaths(endpoint.fields)
  // What only machines compare stands behind what is read.
  return [
    ...[...paths.filter((path) => !isIdentifier(path)), ...(endpoint.joined ?? []), ...paths.filter(isIdentifier)].map((path) =>
      line(
        path,
        rows.map((row) => store.value(path, row)),
      ),
    ),
    ...undeclared.map((name) =>
      line(
        name,
        records.map((record) => record[name]),
      ),
    ),
  ]
}

export function Comparison({ endpoint, store, titleOf, comparing: { ids, toggle, leave } }: Props) {
  const [isShort, setShort] = useState(false)
  const titleOfId = (id: string): string => {
    const row = store.rowOf(id)
    return row < 0 ? id : recordTitle(endpoint, store.record(row), titleOf, row, store)
  }
  const rows = ids.map((id) => store.rowOf(id)).filter((row) => row >= 0)
  const gone = ids.filter((id) => store.rowOf(id) < 0)
  const lines = linesOf(endpoint, store, rows)
  const different = lines.filter(({ isDifferent }) => isDifferent).length
  return (
    <section aria-label="Comparison" className={styles.comparison}>
      <header className={styles.head}>
        <span role="status">
          Comparing {rows.length} records: {different} of {lines.length} fields differ.
        </span>
        {gone.length > 0 && <span>Not among the loaded rows: {gone.join(', ')}.</span>}
        <span className={styles.acts}>
          <label>
            <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} />
            Only differences
          </label>
          <button type="button" aria-label="Close the comparison" onClick={leave}>
            <span aria-hidden="true">×</span>
          </button>
        </span>
      </header>
      {rows.length > 0 && (
        // Scrolled by keys as well, as it may hold nothing else to focus.
        <div className={styles.scroller} tabIndex={0} role="group" aria-label="Fields">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                {ids
                  .filter((id) => !gone.includes(id))
                  .map((id) => (
                    <th key={id} scope="col">
                      <bdi>{titleOfId(id)}</bdi>{' '}
                      <button type="button" aria-label={`Leave ${titleOfId(id)} out`} onClick={() => toggle([id])}>
                        <span aria-hidden="true">×</span>
                      </button>
                    </th>
                  ))}
              </tr>
            </thead>
            <tbody>
              {lines
                .filter(({ isDifferent }) => isDifferent || !isShort)
                .map(({ path, label, values, isDifferent }) => (
                  <tr key={path} data-different={isDifferent || undefined}>
                    <th scope="row" title={path}>
                      {label}
                      {isDifferent && (
                        <>
                          <span aria-hidden="true"> ≠</span>
                          <span className="visually-hidden"> differs</span>
                        </>
                      )}
                    </th>
                    {values.map((value, index) => (
                      <td key={index} data-different={wordsOf(value) !== wordsOf(values[0]) || undefined}>
                        <Value field={columnField(endpoint, path)} value={value} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
