/** Narrows a column to the values that hold a piece of text. */
import { useState, type SyntheticEvent } from 'react'
import { printRefinement, type Refinement } from '../rows/refinement.ts'
import styles from './ColumnMenu.module.css'

interface Props {
  readonly refinement: Refinement | undefined
  readonly onRefine: (text: string | undefined) => void
}

export function TextRefinement({ refinement, onRefine }: Props) {
  const [part, setPart] = useState(refinement?.kind === 'text' ? refinement.part : '')
  const apply = (event: SyntheticEvent): void => {
    event.preventDefault()
    onRefine(part === '' ? undefined : printRefinement({ kind: 'text', part }))
  }
  return (
    <form className={styles.text} onSubmit={apply} aria-label="Text">
      <label>
        Holds the text
        <input type="text" value={part} onChange={(event) => setPart(event.target.value)} />
      </label>
      <button type="submit">Keep these</button>
    </form>
  )
}
