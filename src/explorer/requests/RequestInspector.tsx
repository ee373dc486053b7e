/** The foot of every page that asks: how many requests are behind it, and each of them, exactly as sent, when it is opened. */
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { remainingOf } from '../../api/client/quota.ts'
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Deferred } from '../../ui/Deferred.tsx'
import { copyableOf, curlOf } from './curl.ts'
import { FindingsLine, useFindingsPart } from '../findings/lazyFindings.ts'
import { useOperations } from '../OperationsContext.ts'
import type { HeldAnswer } from '../findings/useFindings.ts'
import styles from './RequestInspector.module.css'
import { counted } from '../../lib/numbers/counts.ts'

/** Loaded when the list is first opened. */
const RequestDetails = lazy(async () => ({ default: (await import('./RequestDetails.tsx')).RequestDetails }))

interface Props {
  /** `undefined` on a page of several operations: then every request made since it was opened is behind it. */
  readonly endpoint: AnyEndpoint | undefined
  readonly answer: HeldAnswer | undefined
  /** At the end of the bar. */
  readonly children?: ReactNode
}

const Dot = () => <span aria-hidden="true">·</span>

/** How a request went, and the way to repeat it. */
function RequestSummary({ exchange, isCached }: { exchange: RequestLogEntry; isCached: boolean }) {
  const { status, milliseconds, path, headers, quota } = exchange
  const connection = useConnection()
  const left = isCached ? undefined : remainingOf(quota)
  return (
    <>
      <Dot />
      {status !== 200 && (
        <>
          <b className={styles.bad}>{status ?? 'no answer'}</b>
          <Dot />
        </>
      )}
      <span>{isCached ? 'from cache' : `${milliseconds} ms`}</span>
      {left !== undefined && (
        <>
          <Dot />
          <span title="What the service said is left of the key’s quota">{counted(left, 'request')} left</span>
        </>
      )}
      <Dot />
      <CopyButton text={curlOf(copyableOf(connection, path, headers.accept))} label="Copy as curl">
        curl
      </CopyButton>
    </>
  )
}

export function RequestInspector({ endpoint, answer, children }: Props) {
  const connection = useConnection()
  /** Whether the list is open, or the exchange that it was opened for. */
  const [opened, setOpened] = useState<boolean | number>(false)
  const isCheckThere = useFindingsPart()
  /** The exchange that the rows on screen came from. */
  const shown = answer?.rows?.reply.logEntry
  const entries = useSyncExternalStore(connection.log.subscribe, connection.log.entries)
  const operations = useOperations()
  // What a page joins to its rows (names of analysts, splits of a chart) is asked of other operations while it is open.
  // What another page began is not behind this one, whenever it is answered.
  const [before] = useState(connection.log.lastId)
  const own = entries.filter((entry) => (endpoint ? entry.endpoint === endpoint.id : entry.id > before))
  const joined = entries.filter((entry) => entry.id > before && !own.includes(entry))
  const behind = [...own, ...joined]
  // What the page before asked of the same operation is not behind these rows, unless they are its rows.
  const latest = own.find(({ id }) => id > before) ?? shown
  // Rows of an exchange older than one whose rows were here already come from the cache. A later exchange alone does not say
  // so: a page asks for parts of its rows too.
  const [newest, setNewest] = useState(0)
  if (shown && shown.id > newest) setNewest(shown.id)
  const isCached = shown !== undefined && shown.id < newest && latest?.status === 200
  const front = isCached ? shown : latest
  return (
    <section aria-label="Requests" className={styles.dock}>
      {endpoint && shown && isCheckThere && (
        <Suspense>
          <FindingsLine {...{ endpoint, answer }} onRequest={() => setOpened(shown.id)} />
        </Suspense>
      )}
      <div className={styles.bar}>
        <button type="button" className="link" aria-expanded={opened !== false} onClick={() => setOpened(opened === false)}>
          {behind.length === 1 ? '1 request' : `${behind.length} requests`}
        </button>
        {front && <RequestSummary exchange={front} isCached={isCached} />}
        {children}
      </div>
      {opened !== false && (
        <Suspense>
          <ol className={styles.list}>
            {behind.map((exchange) => {
              const operation = operations.find(({ id }) => id === exchange.endpoint) ?? endpoint
              return (
                operation && (
                  <li key={exchange.id}>
                    <Deferred>
                      <RequestDetails
                        endpoint={operation}
                        exchange={exchange}
                        isShown={exchange.id === shown?.id}
                        isWanted={exchange.id === opened}
                      />
                    </Deferred>
                  </li>
                )
              )
            })}
          </ol>
        </Suspense>
      )}
    </section>
  )
}
