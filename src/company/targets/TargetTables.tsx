/** The targets and the consensus as tables: the same that is drawn, read line by line. */
import { memo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'
import { recordAddress } from '../companyQuery.ts'
import axis from '../timeline/Timeline.module.css'
import type { Answer } from '../useAnswers.ts'
import type { ConsensusDay } from './consensusLine.ts'
import styles from './Targets.module.css'
import type { TargetTrack } from './targetTracks.ts'
import { twoDecimals } from '../../lib/numbers/numberFormat.ts'

const numberText = (value: number | undefined, textOf: (value: number) => string): string =>
  value === undefined || Number.isNaN(value) ? '' : textOf(value)

interface TwinProps {
  readonly words: string
  readonly heads: readonly string[]
  /** Of these columns the values are numbers. */
  readonly numeric: ReadonlySet<string>
  readonly children: () => ReactNode
}

/** The rows are made once they are wanted. */
function Twin({ words, heads, numeric, children }: TwinProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={axis.twin} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words}</summary>
      {isOpen && (
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className={numeric.has(head) ? styles.number : undefined}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children()}</tbody>
          </table>
        </div>
      )}
    </details>
  )
}

interface TrackProps {
  readonly tracks: readonly TargetTrack[]
  readonly onOpen: (answer: Answer, id: string) => void
  readonly onPoint: (track: TargetTrack | undefined) => void
}

const TRACK_NUMBERS = new Set(['Target', 'Restated', 'Close then', 'Upside then'])

export const TrackTable = memo(function TrackTable({ tracks, onOpen, onPoint }: TrackProps) {
  const isRestated = tracks.some(({ target, level }) => level !== target.price)
  const heads = ['Day', 'Firm', 'Target', ...(isRestated ? ['Restated'] : []), 'Close then', 'Upside then', 'Outcome']
  return (
    <Twin words={`Targets as table (${tracks.length})`} heads={heads} numeric={TRACK_NUMBERS}>
      {() =>
        tracks.map((track, place) => {
          const { target, level, outcome, words } = track
          const { given, answer, id, isEarlier } = target
          return (
            <tr
              key={`${id} ${place}`}
              onPointerEnter={() => onPoint(track)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(track)}
              onBlur={() => onPoint(undefined)}
            >
              <td>{wordsOfDay(target.day)}</td>
              <td>
                {isEarlier ? (
                  <Link to={recordAddress(answer, id)}>
                    <bdi>{given.firmName}</bdi>
                  </Link>
                ) : (
                  <button type="button" className="link" data-print="keep" onClick={() => onOpen(answer, id)}>
                    <bdi>{given.firmName}</bdi>
                  </button>
                )}
              </td>
              <td className={styles.number}>{given.priceWords}</td>
              {isRestated && <td className={styles.number}>{numberText(level, twoDecimals)}</td>}
              <td className={styles.number}>{numberText(outcome?.upside.close, twoDecimals)}</td>
              <td className={styles.number}>{numberText(outcome?.upside.value, signedPercent)}</td>
              <td>{words}</td>
            </tr>
          )
        })
      }
    </Twin>
  )
})

const DAY_HEADS = ['Day', 'Close', 'Consensus', 'Firms', 'Distance', 'Ratings loaded']
const DAY_NUMBERS = new Set(['Close', 'Consensus', 'Firms', 'Distance'])

export const ConsensusTable = memo(function ConsensusTable({ line }: { readonly line: readonly ConsensusDay[] }) {
  return (
    <Twin words={`Consensus as table (${line.length} days)`} heads={DAY_HEADS} numeric={DAY_NUMBERS}>
      {() =>
        line.toReversed().map(({ day, close, median, firms, upside, isWhole }) => (
          <tr key={day}>
            <td>{wordsOfDay(day)}</td>
            <td className={styles.number}>{numberText(close, twoDecimals)}</td>
            <td className={styles.number}>{numberText(median, twoDecimals)}</td>
            <td className={styles.number}>{firms}</td>
            <td className={styles.number}>{numberText(upside, signedPercent)}</td>
            <td>{isWhole ? 'all 12 months' : 'not all 12 months'}</td>
          </tr>
        ))
      }
    </Twin>
  )
})
