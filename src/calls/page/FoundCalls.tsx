/** Hits by call, the latest call first: each a line in its context that leads to its passage in the reader. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { dayOfUnix, wordsOfDay } from '../../lib/dates/days.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { Line } from '../index/lines.ts'
import type { CallHead } from '../library/callHead.ts'
import type { Found } from '../library/callArchive.ts'
import styles from './Calls.module.css'
import { companyCallsAddress, readerAddress } from './callsAddress.ts'

interface Props {
  readonly found: Found
  readonly heads: ReadonlyMap<string, CallHead>
  /** Calls that came in front since the library was begun. */
  readonly newer: number
  readonly shown: number
  readonly onMore: () => void
}

export const dayWords = ({ startedAt }: Pick<CallHead, 'startedAt'>): string =>
  startedAt === undefined ? 'Date not given' : wordsOfDay(dayOfUnix(startedAt))

const Pieces = ({ pieces }: Pick<Line, 'pieces'>) =>
  // Text and found text by turns, as the index made them: their places are their keys.
  pieces.map((piece, place) => (place % 2 === 0 ? piece : <mark key={place}>{piece}</mark>))

const whoWords = ({ speaker, isQuestion }: Line): string =>
  [speaker ?? 'Speaker not given', isQuestion === undefined ? undefined : isQuestion ? 'questions' : 'prepared remarks']
    .filter(Boolean)
    .join(', ')

export function FoundCalls({ found, heads, newer, shown, onMore }: Props) {
  const { scenario } = useConnection()
  return (
    <>
      {found.calls.slice(0, shown).flatMap(({ id, hits, lines }) => {
        const head = heads.get(id)
        if (!head) return []
        return (
          <article key={id} className={styles.call} aria-labelledby={`call-${id}`}>
            <h2 id={`call-${id}`}>
              <Link to={readerAddress(head, newer, scenario, lines[0]?.name)}>
                <bdi>{head.title}</bdi>
              </Link>
              <small>
                <Link to={companyCallsAddress(head.ticker, scenario)}>{head.ticker || 'No ticker'}</Link>, {dayWords(head)},{' '}
                {counted(hits, 'passage')}
              </small>
            </h2>
            <ul>
              {lines.map((line) => (
                <li key={line.passage}>
                  <Link to={readerAddress(head, newer, scenario, line.name)}>
                    <Pieces pieces={line.pieces} />
                  </Link>
                  <small>{whoWords(line)}</small>
                </li>
              ))}
              {hits > lines.length && (
                <li>
                  <small>{figure(hits - lines.length)} more in this call</small>
                </li>
              )}
            </ul>
          </article>
        )
      })}
      {found.calls.length > shown && (
        <p data-print="hide">
          <button type="button" onClick={onMore}>
            {counted(Math.min(10, found.calls.length - shown), 'more call')}
          </button>
        </p>
      )}
    </>
  )
}
