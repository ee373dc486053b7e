/** Narrows a column to the values that hold a piece of text. */
import { useState, type SyntheticEvent } from 'react'
import { printLocalFilter, type LocalFilterRule } from '../../rows/localFilter.ts'
import styles from './ColumnMenu.module.css'

interface Props {
  readonly refinement: LocalFilterRule | undefined
  readonly onRefine: (text: string | undefined) => void
}

export function TextFilter({ refinement, onRefine }: Props) {
  const [part, setPart] = useState(refinement?.kind === 'text' ? refinement.part : '')
  const apply = (event: SyntheticEvent): void => {
    event.preventDefault()
    onRefine(part === '' ? undefined : printLocalFilter({ kind: 'text', part }))
  }
  return (
    <form className={styles.text} onSubmit={apply} aria-label="Text">
      <label>
        Contains
        <input type="text" value={part} onChange={(event) => setPart(event.target.value)} />
      </label>
      <button type="submit">Apply</button>
    </form>
  )
}
