/** One edition: whose it is and of when, what changed since the one before, and its two arguments beside each other. */
import { lazy, Suspense } from 'react'
import { FieldValue } from '../../ui/values/FieldValue.tsx'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { Argument } from './Argument.tsx'
import styles from './CaseReader.module.css'
import type { BullBearCase, bullsBears } from './endpoint.ts'

/** Loaded with the first comparison. */
const ChangeSummary = lazy(async () => ({ default: (await import('./ChangeSummary.tsx')).ChangeSummary }))

interface Props {
  readonly endpoint: typeof bullsBears
  readonly open: BullBearCase
  /** The edition before it, where one was loaded. */
  readonly before: BullBearCase | undefined
  readonly isCompared: boolean
  /** What the address names, where it is not among those loaded. */
  readonly missing: string | undefined
  /** How many were loaded. */
  readonly loaded: number
  readonly company: string
  /** Opens the record with all its fields. */
  readonly onOpen: () => void
}

export const Edition = ({ endpoint, open, before, isCompared, missing, loaded, company, onOpen }: Props) => (
  <article className={styles.edition} aria-label="Edition">
    {missing !== undefined && (
      <p role="status" className={styles.note}>
        The edition <bdi>{missing}</bdi> is not among the {loaded} loaded; this is the latest of them.
      </p>
    )}
    <header>
      <h2>
        <bdi>{company}</bdi>
      </h2>
      <p className={styles.note}>
        <FieldValue field={endpoint.fields.ticker} value={open.ticker} /> · edition of{' '}
        {open.updated == null ? 'a time not given' : wordsOfUnix(open.updated)} ·{' '}
        <button type="button" className="link" onClick={onOpen}>
          All fields
        </button>
      </p>
      {isCompared && !before && <p className={styles.note}>No earlier edition is loaded.</p>}
      {isCompared && before && (
        <Suspense>
          <ChangeSummary
            open={open}
            before={before}
            when={before.updated == null ? 'an edition without a time' : wordsOfUnix(before.updated)}
          />
        </Suspense>
      )}
    </header>
    <div className={styles.sides}>
      <Argument side="bull" text={open.bull_case} before={isCompared ? before?.bull_case : undefined} />
      <Argument side="bear" text={open.bear_case} before={isCompared ? before?.bear_case : undefined} />
    </div>
  </article>
)
