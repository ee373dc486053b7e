/** What is shown of a comparison, to choose: kinds of lines, a part, an order, and boilerplate. */
import { figure } from '../../lib/numbers/counts.ts'
import { Choice } from '../../ui/Choice.tsx'
import frame from '../frame/Frame.module.css'
import styles from './Compare.module.css'
import { KIND_WORDS } from './ComparedLine.tsx'
import { kindsText, type ComparedView } from './comparedView.ts'
import { COMPARED_KINDS, type ComparedKind, type ComparedSentence } from './comparison.ts'

const TITLES: Readonly<Record<ComparedKind, string>> = {
  new: 'In the later call alone',
  reworded: 'In both, in other words or with other figures',
  dropped: 'In the earlier call alone',
  moved: 'The same words in another part, by another role, or in another order',
  kept: 'The same words in the same part and role',
}

interface Props {
  readonly rows: readonly ComparedSentence[]
  readonly view: ComparedView
  /** Lines of boilerplate. */
  readonly standing: number
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

export function ComparedControls({ rows, view, standing, onChange }: Props) {
  const count = (kind: ComparedKind): number => rows.filter((row) => row.kind === kind && !row.isBoilerplate).length
  const toggle = (kind: ComparedKind): void => {
    const kinds = view.kinds.includes(kind) ? view.kinds.filter((other) => other !== kind) : [...view.kinds, kind]
    onChange({ kinds: kindsText(kinds) })
  }
  return (
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
  )
}
