/** The comparison in figures, and how it is to be read. */
import { figure } from '../../../lib/counts.ts'
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
    <section aria-label="What changed">
      <h3>What changed</h3>
      <p className={styles.note}>
        {marks.length === 0
          ? 'Word for word the same.'
          : `${figure(marks.length)} places: ${figure(heard)} words of the machine gave way to ${figure(corrected)} of the ${figure(reading.words)} corrected ones.`}
      </p>
      <p className={styles.note}>
        <del>Struck through</del> as the machine heard it, <ins>underlined</ins> as corrected. Case, punctuation and the names of
        speakers are not compared.
      </p>
    </section>
  )
}
