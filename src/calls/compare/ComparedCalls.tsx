/** A comparison on screen: what it comes to, what is shown of it, and a line for each sentence. */
import { useState } from 'react'
import { Link } from 'react-router'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { SummaryStrip } from '../../ui/SummaryStrip.tsx'
import { callName } from '../frame/callName.ts'
import frame from '../frame/Frame.module.css'
import styles from './Compare.module.css'
import { ComparedLine, KIND_WORDS } from './ComparedLine.tsx'
import { chosenRows, kindsText, type ComparedView } from './comparedView.ts'
import { COMPARED_KINDS, type ComparedKind, type Comparison } from './comparison.ts'

/** Lines that are drawn at first, and with each further press. */
const LINES = 150

interface Props {
  readonly comparison: Comparison
  readonly view: ComparedView
  readonly toPassage: (call: string, passage: string) => string
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

const TITLES: Readonly<Record<ComparedKind, string>> = {
  new: 'In the later call alone',
  reworded: 'In both, in other words or with other figures',
  dropped: 'In the earlier call alone',
  moved: 'The same words in another part, by another role, or in another order',
  kept: 'The same words in the same part and role',
}

export function ComparedCalls({ comparison, view, toPassage, onChange }: Props) {
  const { earlier, later, rows, words, changed, calls } = comparison
  const [most, setMost] = useState(LINES)
  const [before, now] = [callName(earlier), callName(later)]
  const shown = chosenRows(rows, view)
  const count = (kind: ComparedKind): number => rows.filter((row) => row.kind === kind && !row.isBoilerplate).length
  const standing = rows.filter(({ isBoilerplate }) => isBoilerplate).length
  const toggle = (kind: ComparedKind): void => {
    const kinds = view.kinds.includes(kind) ? view.kinds.filter((other) => other !== kind) : [...view.kinds, kind]
    onChange({ kinds: kindsText(kinds) })
  }
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
      <div className={frame.controls} data-print="hide">
        <div role="group" aria-label="Lines shown" className={styles.kinds}>
          {COMPARED_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              title={TITLES[kind]}
              aria-pressed={view.kinds.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {KIND_WORDS[kind]} <small>{figure(count(kind))}</small>
            </button>
          ))}
        </div>
        <Choice
          label="Part"
          options={[
            { value: 'all', words: 'All' },
            { value: 'prepared', words: 'Prepared' },
            { value: 'questions', words: 'Q&A' },
          ]}
          chosen={view.part}
          onChoose={(part) => onChange({ part: part === 'all' ? undefined : part })}
        />
        <Choice
          label="Order"
          options={[
            { value: 'new', words: 'Most new first', title: 'By the words that the other call has nowhere' },
            { value: 'call', words: 'As said' },
          ]}
          chosen={view.order}
          onChoose={(order) => onChange({ order: order === 'new' ? undefined : order })}
        />
        {standing > 0 && (
          <button
            type="button"
            aria-pressed={view.hasBoilerplate}
            onClick={() => onChange({ standing: view.hasBoilerplate ? undefined : 'shown' })}
          >
            Boilerplate <small>{figure(standing)}</small>
          </button>
        )}
      </div>
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
