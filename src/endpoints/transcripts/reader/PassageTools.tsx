/** What can be done with the chosen passage: quoting it and linking to it. */
import { CopyButton } from '../../../ui/CopyButton.tsx'
import type { Reading } from '../text/reading.ts'
import type { Cite } from './useCitation.ts'
import styles from './Reader.module.css'

interface Props {
  readonly reading: Reading
  readonly cite: Cite
  /** Number of the chosen passage, or -1. */
  readonly selected: number
}

export function PassageTools({ reading, cite, selected }: Props) {
  const passage = reading.passages[selected]
  return (
    <section
      aria-label="This passage"
      data-print="hide"
      className={styles.tools}
      data-chosen={passage !== undefined || undefined}
    >
      <h3>This passage</h3>
      {passage ? (
        <>
          <CopyButton text={cite.words([{ passage: selected, text: passage.text }])}>Copy with citation</CopyButton>
          <CopyButton text={cite.link(selected)}>Copy link to this passage</CopyButton>
        </>
      ) : (
        <p className={styles.note}>Select text or click ¶ to cite a passage.</p>
      )}
    </section>
  )
}
