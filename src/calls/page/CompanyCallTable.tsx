/** The calls of one company, the latest first: how long each was, how much of it questions, how often the reader’s terms, who spoke, and the call before to compare with. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { CallHead } from '../library/callHead.ts'
import type { TermRate } from '../terms/useTermRates.ts'
import styles from './Calls.module.css'
import { comparisonAddress, readerAddress } from './callsAddress.ts'
import { dayWords } from './FoundCalls.tsx'

/** Speakers that a row names. */
const NAMED = 3

function Speakers({ speakers, certainty }: Pick<CallHead, 'speakers' | 'certainty'>) {
  if (speakers.length === 0) return <span title={certainty}>Not named in the text</span>
  const all = speakers.map(({ name, role, words }) => `${name}${role ? `, ${role}` : ''}: ${counted(words, 'word')}`)
  return (
    <span title={`${all.join('\n')}\n${certainty}`}>
      <bdi>
        {speakers
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ')}
      </bdi>
      {speakers.length > NAMED && ` and ${speakers.length - NAMED} more`}
    </span>
  )
}

const shareOf = ({ words, questionWords }: CallHead): string =>
  questionWords === undefined || words === 0 ? 'not told' : `${Math.round((100 * questionWords) / words)}%`

interface Props {
  /** The latest first. */
  readonly calls: readonly CallHead[]
  /** Calls that came in front since the library was begun. */
  readonly newer: number
  /** By the id of the call; `undefined` while they are counted. */
  readonly rates: ReadonlyMap<string, TermRate> | undefined
}

export function CompanyCallTable({ calls, newer, rates }: Props) {
  const { scenario } = useConnection()
  return (
    <div className={styles.scroll} role="region" aria-label="Calls by quarter" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Quarter</th>
            <th scope="col">Call</th>
            <th scope="col">Day</th>
            <th scope="col" className={styles.number}>
              Words
            </th>
            <th scope="col" className={styles.number}>
              <Link to="/method#calls" title="Computed: words from the begin of the questions on">
                Questions
              </Link>
            </th>
            <th scope="col" className={styles.number}>
              <Link to="/method#terms" title="Computed: times that your terms are said per 1,000 words">
                Terms
              </Link>
            </th>
            <th scope="col">Speakers</th>
            <th scope="col">Compare</th>
          </tr>
        </thead>
        <tbody>
          {calls.map((call, place) => {
            const before = calls[place + 1]
            return (
              <tr key={call.id}>
                <th scope="row">{call.quarter ?? 'not told'}</th>
                <td className={styles.title}>
                  <Link to={readerAddress(call, newer, scenario)}>{call.title}</Link>
                </td>
                <td>{dayWords(call)}</td>
                <td className={styles.number}>{call.words === 0 ? 'no text' : figure(call.words)}</td>
                <td className={styles.number}>{shareOf(call)}</td>
                <td className={styles.number} title={rates?.get(call.id)?.groups}>
                  {rates?.get(call.id)?.rate ?? (call.words > 0 ? '…' : '')}
                </td>
                <td>
                  <Speakers {...call} />
                </td>
                <td>
                  {before && (
                    <Link to={comparisonAddress(before.id, call.id, scenario)}>with {before.quarter ?? dayWords(before)}</Link>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
