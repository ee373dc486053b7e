/** A text with the words that are new in it, and those that it lost, marked as such. */
import styles from './CaseReader.module.css'
import { changesOf } from './changes.ts'

interface Props {
  readonly text: string
  readonly before: string
}

const ELEMENTS = { kept: 'span', added: 'ins', removed: 'del' } as const

export const ChangedText = ({ text, before }: Props) => (
  <div className={styles.changed} dir="auto">
    {changesOf(before, text).map((change, index) => {
      const Element = ELEMENTS[change.kind]
      return <Element key={index}>{change.text}</Element>
    })}
  </div>
)
