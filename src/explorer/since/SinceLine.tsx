/** The line above rows that says how many are new or edited, and since when; it marks the rows as seen once they stood. */
import { useEffect, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { figure } from '../../lib/numbers/counts.ts'
import { openSeenRecords } from '../../seen/openSeenRecords.ts'
import { recordSource } from '../../seen/recordSource.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import type { Explorer } from '../query/useExplorer.ts'
import { compareRows, type Compared } from './compareRows.ts'
import styles from './Since.module.css'
import { CHANGE, SINCE } from './useSince.ts'

interface Props extends Pick<Explorer<AnyEndpoint>, 'address' | 'acts'> {
  readonly endpoint: AnyEndpoint
  readonly rows: GoodRows<AnyEndpoint>
  /** Whether they stood long enough to count as seen. */
  readonly isStanding: boolean
  readonly compared: Compared | undefined
}

const RULE = 'Rows count as seen after three seconds on screen.'

/** `14 new, 3 edited`; empty where there is neither. */
function countWords({ counts }: Compared): string {
  const parts = [
    [counts.New, 'new'],
    [counts.Edited, 'edited'],
    [counts.Changed, 'new or edited'],
  ] as const
  return parts.flatMap(([count, what]) => (count > 0 ? [`${figure(count)} ${what}`] : [])).join(', ')
}

/** What changed since the last visit, where the address does not ask: looked for once, before the rows count as seen. */
function useLastVisit({ endpoint, rows, isStanding }: Props, isAsked: boolean): Compared | undefined {
  const connection = useConnection()
  const [found, setFound] = useState<{ readonly rows: unknown; readonly compared: Compared }>()
  useEffect(() => {
    if (!isStanding) return undefined
    let isOver = false
    void (async () => {
      const compared = isAsked ? undefined : await compareRows(connection, endpoint, rows.values, rows.store, 'seen')
      if (compared && !isOver) setFound({ rows: rows.reply, compared })
      const records = Array.from({ length: rows.store.size }, (_, row) => rows.store.record(row))
      await (await openSeenRecords()).markSeen(recordSource(connection, endpoint, rows.values), records, connection.now())
    })()
    return () => {
      isOver = true
    }
  }, [connection, endpoint, rows.reply, rows.store, rows.values, isStanding, isAsked])
  return found?.rows === rows.reply ? found.compared : undefined
}

export function SinceLine(props: Props) {
  const { address, acts, compared } = props
  const asked = address.ownView(SINCE)
  const last = useLastVisit(props, asked !== undefined)
  const shown = asked === undefined ? last : compared
  if (!shown) return null
  const words = countWords(shown)
  if (asked === undefined && words === '') return null
  const when = shown.since === undefined ? '' : ` since ${wordsOfUnix(shown.since)}`
  const isNarrowed = address.localFilters.some(({ path }) => path === CHANGE)
  const nothing = shown.since === undefined ? 'Nothing was seen here before' : `Nothing new and nothing edited${when}`
  return (
    <div className={styles.line} role="status" aria-label="New and edited">
      <span>{words === '' ? `${nothing}.` : `${words}${when}.`}</span>
      {asked === undefined ? (
        <button type="button" className="link" onClick={() => acts.setOwnView({ [SINCE]: String(shown.since) })}>
          Show which
        </button>
      ) : (
        <>
          {(words !== '' || isNarrowed) && (
            <button
              type="button"
              className="link"
              aria-pressed={isNarrowed}
              onClick={() => acts.setLocalFilters({ [CHANGE]: isNarrowed ? undefined : '*' })}
            >
              Only these
            </button>
          )}
          <button
            type="button"
            className="link"
            onClick={() => acts.setOwnView({ [SINCE]: undefined, [`f.${CHANGE}`]: undefined })}
          >
            Hide
          </button>
        </>
      )}
      {asked !== undefined && <small>{shown.reason ?? RULE}</small>}
    </div>
  )
}
