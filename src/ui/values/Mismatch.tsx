/** A value that is not as the specification has it: as it was sent, with a mark that says what is odd. */
import { shortened } from '../../api/endpoint/quoting.ts'
import styles from './FieldValue.module.css'

/** More than one line of any table can show: the whole is in the open record. */
export const LONGEST_LINE = 500

interface Props {
  readonly text: string
  /** `an object instead of text` */
  readonly words: string
}

export const Mismatch = ({ text, words }: Props) => (
  <span className={styles.mismatch} title={`Not as specified: ${words}`}>
    <bdi>{shortened(text, LONGEST_LINE)}</bdi>
    <span className="visually-hidden"> (not as specified: {words})</span>
  </span>
)
