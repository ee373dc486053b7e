/** What can be done with the chosen passage: quoting it and linking to it. */
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import type { TranscribedCall } from '../endpoint.ts'
import { citationOf } from '../text/citation.ts'
import type { Reading } from '../text/reading.ts'
import type { Offered } from '../versions/versions.ts'
import styles from './Reader.module.css'

interface Props {
  readonly call: TranscribedCall
  readonly offered: Offered
  readonly reading: Reading
  readonly names: readonly string[]
  /** Number of the chosen passage, or -1. */
  readonly selected: number
}

export function PassageTools({ call, offered, reading, names, selected }: Props) {
  const { mode } = useConnection()
  const passage = reading.passages[selected]
  const link = `${window.location.href.split('#')[0]}#p=${names[selected]}`
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
          <CopyButton text={citationOf(reading, passage, { call, offered, link, isDemo: mode === 'demo' })}>
            Copy with citation
          </CopyButton>
          <CopyButton text={link}>Copy link to this passage</CopyButton>
        </>
      ) : (
        <p className={styles.note}>Click ¶ to cite a passage, or step with j and k.</p>
      )}
    </section>
  )
}
