/** Prose of any length: one that would stop the page is clipped to three lines until the user asks for all of it. */
import { figure } from '../../lib/numbers/counts.ts'
import { useState } from 'react'
import { Prose } from './Prose.tsx'
import { usePrinting } from '../screen/usePrinting.ts'
import styles from './Prose.module.css'

/** Longer than any text that the specification knows but transcripts, which have a reader of their own. */
const LONGEST = 20_000
/** More than fills three lines. */
const CLIPPED = 1000
/** Beyond it the page would stop however patient the user is: the rest is in the record's JSON, to be copied. */
const MOST = 1_000_000

export function LongProse({ text }: { text: string }) {
  const [shown, setShown] = useState<string>()
  const isPrinting = usePrinting()
  if (text.length <= LONGEST) return <Prose text={text} />
  // Paper has nothing to press for the rest.
  if (shown === text || isPrinting) {
    return (
      <>
        <Prose text={text.slice(0, MOST)} />
        {text.length > MOST && <p>… and {figure(text.length - MOST)} more characters: copy the record under JSON.</p>}
      </>
    )
  }
  return (
    <>
      <div className={styles.clipped}>
        <Prose text={text.slice(0, CLIPPED)} />
      </div>
      <button type="button" className="link" onClick={() => setShown(text)}>
        Show all {figure(text.length)} characters
      </button>
    </>
  )
}
