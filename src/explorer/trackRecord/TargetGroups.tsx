/** The same rates by whoever set the targets, most targets first. */
import { Link } from 'react-router'
import type { TrackSummary } from './measureTargets.ts'
import { intervalWords, rateWords, SMALL } from './rateWords.ts'
import type { TargetRecord } from './targetRecords.ts'
import styles from './TrackRecord.module.css'

export interface GroupBy {
  /** Over their names: `Analyst`. */
  readonly label: string
  /** The same text for targets of one group. */
  readonly groupOf: (target: TargetRecord) => string
  readonly nameOf: (group: string) => string
  readonly addressOf: (group: string) => string | undefined
}

export function TargetGroups({ groups, by }: { readonly groups: readonly TrackSummary[]; readonly by: GroupBy }) {
  return (
    <table className={styles.rates} aria-label={`By ${by.label.toLowerCase()}`}>
      <thead>
        <tr>
          {[by.label, 'Reached', '95% interval', 'Met at end', 'Days', 'Open'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups
          .toSorted((a, b) => b.reached.n - a.reached.n)
          .map(({ group, reached, metAtEnd, medianDays, open }) => {
            const address = by.addressOf(group)
            const name = <bdi>{by.nameOf(group)}</bdi>
            return (
              <tr key={group} className={reached.n < SMALL ? styles.small : undefined}>
                <th scope="row">{address ? <Link to={address}>{name}</Link> : name}</th>
                <td>
                  <b>{rateWords(reached)}</b> <small>{`${reached.hits} of ${reached.n}`}</small>
                </td>
                <td className={styles.interval}>{reached.interval ? intervalWords(reached.interval) : '–'}</td>
                <td>{rateWords(metAtEnd)}</td>
                <td>{Number.isNaN(medianDays) ? '–' : medianDays}</td>
                <td>{open}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
