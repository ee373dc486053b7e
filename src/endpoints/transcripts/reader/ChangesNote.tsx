/** The comparison in figures, and how it is to be read. */
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { Mark } from '../text/find.ts'
import type { Reading } from '../text/reading.ts'
import styles from './Reader.module.css'

const countWords = (text: string): number => (text === '' ? 0 : text.split(' ').length)

export function ChangesNote({ reading, marks }: { reading: Reading; marks: readonly Mark[] }) {
  let heard = 0
  let corrected = 0
  for (const { at, length, instead = '' } of marks) {
    heard += countWords(instead)
    corrected += countWords(reading.whole.slice(at, at + length))
  }
  return (
    <section aria-label="Corrections">
      <h3>Corrections</h3>
      <p className={styles.note}>
        {marks.length === 0
          ? 'Word for word the same.'
          : `${counted(heard, 'live word')} replaced by ${figure(corrected)} in the final transcript, in ${counted(marks.length, 'place')}.`}
      </p>
      <p className={styles.note}>
        <del>Live</del>, <ins>final</ins>. Case, punctuation and speakers are not compared.
      </p>
    </section>
  )
}
