/** Each target with what became of it, newest first, leading to its record. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { Horizon } from '../../analysis/targets/hitRates.ts'
import { wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import type { MeasuredTarget } from './measureTargets.ts'
import { outcomeOf, outcomeWords } from './outcomeWords.ts'
import type { TargetRecord } from './targetRecords.ts'
import styles from './TrackRecord.module.css'

interface Props {
  readonly measured: readonly MeasuredTarget[]
  readonly horizon: Horizon
  readonly today: IsoDay
  /** `undefined` for one that cannot be opened. */
  readonly addressOf: (target: TargetRecord) => string | undefined
}

const FIRST = 20

const MARKS = { reached: '●', missed: '○', open: '◌' } as const

export function TargetList({ measured, horizon, today, addressOf }: Props) {
  const [isWhole, setWhole] = useState(false)
  const newest = measured.toReversed()
  const shown = isWhole ? newest : newest.slice(0, FIRST)
  return (
    <>
      <ol className={styles.targets} aria-label="Targets and outcomes">
        {shown.map((one, place) => {
          const { target, outcome, gap } = one
          const address = addressOf(target)
          const name = (
            <>
              <bdi>{target.ticker}</bdi> {target.target}
            </>
          )
          const kind = outcome && outcomeOf(one, horizon)
          return (
            <li key={target.id || place}>
              <span className={styles.when}>{wordsOfDay(target.day)}</span>
              <span>
                {address ? (
                  <Link to={address} title={target.words}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className={kind && styles[kind]}>
                <span aria-hidden="true">{kind ? `${MARKS[kind]} ` : ''}</span>
                {outcome ? outcomeWords(one, horizon, today) : gap[0]!.toUpperCase() + gap.slice(1)}
              </span>
            </li>
          )
        })}
      </ol>
      {newest.length > shown.length && (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          Show all {newest.length}
        </button>
      )}
    </>
  )
}
