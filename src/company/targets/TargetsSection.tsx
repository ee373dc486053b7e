/** The firms' targets over the price, and their consensus day by day: computed here from ratings, prices and splits. */
import { counted } from '../../lib/numbers/counts.ts'
import { daysBetween, wordsOfRange } from '../../lib/dates/days.ts'
import type { Range } from '../companyAddress.ts'
import type { Answer } from '../useAnswers.ts'
import { countOf, STATUSES } from './statuses.ts'
import axis from '../timeline/Timeline.module.css'
import styles from './Targets.module.css'
import { TargetChart } from './TargetChart.tsx'
import type { TargetStudy } from './targetStudy.ts'
import { ConsensusTable } from './TargetTables.tsx'
import type { TargetStatus } from './targetTracks.ts'
import { reachedWords, studyNotes } from './targetWords.ts'
import type { EarlierAnswers } from './useEarlierAnswers.ts'

interface Props {
  readonly study: TargetStudy | 'waiting'
  readonly earlier: EarlierAnswers
  readonly range: Range
  readonly onOpen: (answer: Answer, id: string) => void
  readonly onRange: (range: Range) => void
}

const TRADING_DAYS = 252 / 365

/** Fewer say little of a rate. */
const SMALL = 10

function Earlier({ earlier: { range, answers, requests, isLoading, load } }: { readonly earlier: EarlierAnswers }) {
  const failed = answers.filter(({ state }) => state === 'failed')
  if (requests === 0) return null
  if (isLoading) return <span>Loading {wordsOfRange(range.from, range.to)}…</span>
  const days = Math.round((daysBetween(range.from, range.to) * TRADING_DAYS) / 10) * 10
  const hasPrices = answers.some(({ view, state }) => view.dailyPricesOf && state !== 'there' && state !== 'empty')
  const cost = [counted(requests, 'request'), hasPrices ? `about ${days} daily prices` : ''].filter(Boolean).join(', ')
  return (
    <>
      {failed.length > 0 && (
        <span>
          {failed.map(({ view }) => view.endpoint.title).join(', ')} of {wordsOfRange(range.from, range.to)} unavailable.
        </span>
      )}
      <button type="button" onClick={load}>
        {failed.length > 0 ? 'Try again' : 'Load the 12 months before'}
      </button>
      <span>{cost}</span>
    </>
  )
}

const Definitions = () => (
  <details className={styles.definitions}>
    <summary>How these are computed</summary>
    <dl>
      {STATUSES.map(({ status, words, about }) => (
        <div key={status}>
          <dt>{words}</dt>
          <dd>{about}</dd>
        </div>
      ))}
      <div>
        <dt>end</dt>
        <dd>The day reached, the firm’s next target, 12 months, or the last day shown, whichever comes first.</dd>
      </div>
      <div>
        <dt>consensus</dt>
        <dd>At each day the median of every firm’s latest target not older than 12 months; none once it ended its coverage.</dd>
      </div>
      <div>
        <dt>reached within 12 months</dt>
        <dd>Superseded or not, of all targets loaded whose 12 months have ended.</dd>
      </div>
      <div>
        <dt>distance</dt>
        <dd>Consensus over the close of the day, less one.</dd>
      </div>
      <div>
        <dt>splits</dt>
        <dd>
          Targets and closes are restated by the ratios of the split calendar; dividends leave them as they were. A split of which
          the prices show no step is left out.
        </dd>
      </div>
    </dl>
  </details>
)

/** A piece of the line as it is drawn, with its end. */
const Sample = ({
  status,
  line,
  isPartial,
}: {
  readonly status?: TargetStatus
  readonly line?: string | undefined
  readonly isPartial?: boolean
}) => (
  <svg viewBox="0 0 28 12" aria-hidden="true" data-status={status} className={status && styles.tracks}>
    <path d="M1 6H25" className={line} data-partial={isPartial} />
    {status && <path d="M25 6h0" className={styles.ends} />}
  </svg>
)

const Legend = ({ study: { tracks, line } }: { readonly study: TargetStudy }) => (
  <ul className={styles.legend} aria-label="Legend">
    <li>
      <Sample line={axis.line} /> close
    </li>
    <li>
      <Sample line={styles.consensus} /> consensus
    </li>
    {line.some(({ isWhole }) => !isWhole) && (
      <li>
        <Sample line={styles.consensus} isPartial /> consensus, not whole
      </li>
    )}
    {STATUSES.map(({ status, words, about }) => {
      const count = countOf(tracks, status)
      return count === 0 ? null : (
        <li key={status} title={about}>
          <Sample status={status} /> {count} {words}
        </li>
      )
    })}
  </ul>
)

function Study({ study, earlier, range, onOpen, onRange }: Props & { readonly study: TargetStudy }) {
  const reached = reachedWords(study)
  const { figure } = study
  const summary = [counted(study.tracks.length, 'target'), figure && `consensus ${figure.text}`, figure?.note]
  return (
    <>
      <TargetChart {...{ study, range, onOpen, onRange }} summary={summary.filter(Boolean).join(' · ')}>
        <Legend study={study} />
        {reached && <p data-small={(study.reached?.n ?? 0) < SMALL || undefined}>{reached}.</p>}
        <p role="status" className={styles.notes}>
          {studyNotes(study).map((note) => (
            <span key={note}>{note}</span>
          ))}
          <Earlier earlier={earlier} />
        </p>
      </TargetChart>
      <ConsensusTable line={study.line} />
      <Definitions />
    </>
  )
}

export function TargetsSection(props: Props) {
  const { study } = props
  return (
    <section aria-label="Price targets" aria-busy={study === 'waiting' || undefined} className={styles.targets}>
      <h2>
        Price targets <small>{study === 'waiting' ? 'Loading…' : 'ƒ computed from ratings, prices and splits'}</small>
      </h2>
      {study === 'waiting' ? <div className={styles.waiting} aria-hidden="true" /> : <Study {...props} study={study} />}
    </section>
  )
}
