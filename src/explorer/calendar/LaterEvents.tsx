/** What is still to come in a list of events: drawn when it is scrolled to, or pressed. */
import { useEffect, useRef } from 'react'
import { figure } from '../../lib/numbers/counts.ts'
import styles from './EventList.module.css'

/** So many entries are drawn at first, and again whenever the user comes near the end: a thousand at once would be felt. */
export const STEP = 50

interface Props {
  readonly count: number
  /** Behind their number: `more on later days`. */
  readonly words: string
  readonly onReach: () => void
}

export function LaterEvents({ count, words, onReach }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A busy browser hands over several entries at once: the last says whether the button is in sight now.
    const near = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onReach())
    near.observe(button.current!)
    return () => near.disconnect()
  })
  return (
    <button ref={button} type="button" className={styles.later} onClick={onReach}>
      {figure(count)} {words}
    </button>
  )
}
