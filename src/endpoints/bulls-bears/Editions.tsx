/** The loaded editions by time, the latest first; the open one is marked. */
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { ChangeMark } from '../../explorer/since/ChangeMark.tsx'
import type { RowChange } from '../../explorer/since/rowChange.ts'
import styles from './CaseReader.module.css'
import type { BullBearCase } from './endpoint.ts'

interface Props {
  /** Latest first. */
  readonly editions: readonly BullBearCase[]
  /** What each is opened by. */
  readonly ids: readonly string[]
  /** Whether each is new or edited. */
  readonly changes: readonly (RowChange | undefined)[]
  /** How many were loaded, those that refining leaves out included. */
  readonly loaded: number
  readonly open: BullBearCase
  readonly onOpen: (id: string) => void
}

/** Which of the two arguments an edition lacks, in words. */
function lackOf({ bull_case: bull, bear_case: bear }: BullBearCase): string | undefined {
  if (!bull && !bear) return 'neither case given'
  return bull ? (bear ? undefined : 'bull case only') : 'bear case only'
}

export const Editions = ({ editions, ids, changes, loaded, open, onOpen }: Props) => (
  <nav aria-label="Editions" className={styles.editions}>
    <h2>
      {editions.length < loaded ? `${editions.length} of ` : ''}
      {loaded === 1 ? '1 edition loaded' : `${loaded} editions loaded`}
    </h2>
    <ol>
      {editions.map((edition, index) => {
        const [day, clock] = edition.updated == null ? ['Time not given'] : wordsOfUnix(edition.updated).split(', ')
        return (
          <li key={ids[index]}>
            <button type="button" aria-current={edition === open ? 'true' : undefined} onClick={() => onOpen(ids[index]!)}>
              <span>
                {day} <ChangeMark change={changes[index]} />
              </span>
              <small>{[clock, index === 0 && editions.length > 1 && 'latest', lackOf(edition)].filter(Boolean).join(', ')}</small>
            </button>
          </li>
        )
      })}
    </ol>
  </nav>
)
