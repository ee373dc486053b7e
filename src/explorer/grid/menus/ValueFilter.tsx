/** Narrows a column to some of its values, each with the number of loaded rows that have it. */
import type { Field } from '../../../api/endpoint/fields.ts'
import { printLocalFilter, type LocalFilterRule } from '../../rows/localFilter.ts'
import styles from './ColumnMenu.module.css'
import { figure } from '../../../lib/numbers/counts.ts'

interface Props {
  readonly field: Field
  readonly values: readonly { readonly value: string; readonly count: number }[]
  readonly refinement: LocalFilterRule | undefined
  readonly onRefine: (text: string | undefined) => void
}

export function ValueFilter({ field, values, refinement, onRefine }: Props) {
  const chosen = refinement?.kind === 'values' ? refinement.values : []
  const toggle = (value: string): void => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
    onRefine(next.length === 0 ? undefined : printLocalFilter({ kind: 'values', values: next }))
  }
  return (
    <fieldset className={styles.values}>
      <legend>Values</legend>
      {values.map(({ value, count }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <bdi title={field.meanings?.[value.toUpperCase()]}>{value}</bdi>
          <span>{figure(count)}</span>
        </label>
      ))}
    </fieldset>
  )
}
