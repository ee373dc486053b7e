/** A comparison on screen: what it comes to, what is shown of it, and a line for each sentence. */
import { useState } from 'react'
import { Link } from 'react-router'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { SummaryStrip } from '../../ui/SummaryStrip.tsx'
import { callName } from '../frame/callName.ts'
import frame from '../frame/Frame.module.css'
import styles from './Compare.module.css'
import { ComparedControls } from './ComparedControls.tsx'
import { ComparedLine } from './ComparedLine.tsx'
import { chosenRows, type ComparedView } from './comparedView.ts'
import type { Comparison } from './comparison.ts'

/** Lines that are drawn at first, and with each further press. */
const LINES = 150

interface Props {
  readonly comparison: Comparison
  readonly view: ComparedView
  readonly toPassage: (call: string, passage: string) => string
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

export function ComparedCalls({ comparison, view, toPassage, onChange }: Props) {
  const { earlier, later, rows, words, changed, calls } = comparison
  const [most, setMost] = useState(LINES)
  const [before, now] = [callName(earlier), callName(later)]
  const shown = chosenRows(rows, view)
  const standing = rows.filter(({ isBoilerplate }) => isBoilerplate).length
  return (
    <>
      <SummaryStrip
        name="How much is new"
        figures={[
          {
            label: 'New or reworded',
            value: words > 0 ? `${Math.round((changed / words) * 100)}%` : undefined,
            note: `of ${counted(words, 'word')} of ${now}`,
          },
          {
            label: 'Boilerplate',
            value: figure(standing),
            note: calls < 3 ? 'needs three calls' : `in 3 or more of ${calls} calls`,
          },
        ]}
      />
      <ComparedControls {...{ rows, view, standing, onChange }} />
      <p className={frame.note}>
        <b>{before}</b> {earlier.parting.words} {earlier.speakers} <b>{now}</b> {later.parting.words} {later.speakers}{' '}
        <Link to="/method#calls-compared">How sentences are aligned</Link>
      </p>
      {shown.length === 0 ? (
        <p role="status">Nothing of that between these two calls.</p>
      ) : (
        <ol className={styles.lines} aria-label={`Sentences of ${now} against ${before}`}>
          {shown.slice(0, most).map((row, place) => (
            <ComparedLine key={place} {...{ row, earlier, later, toPassage }} />
          ))}
        </ol>
      )}
      {shown.length > most && (
        <p data-print="hide">
          {counted(shown.length - most, 'more line', 'more lines')}.{' '}
          <button type="button" className="link" onClick={() => setMost(most + LINES)}>
            Show {Math.min(LINES, shown.length - most)} more
          </button>
        </p>
      )}
    </>
  )
}
