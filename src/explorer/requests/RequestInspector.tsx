/** The dock of every page that asks: each request behind it, exactly as sent, and what was odd about the answer. */
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import type { Param } from '../../api/endpoint/params.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { copyableOf, curlOf } from './curl.ts'
import { useOperations } from '../OperationsContext.ts'
import styles from './RequestInspector.module.css'

/** Loaded when the dock is first opened. */
const ExchangeDetails = lazy(async () => ({ default: (await import('./RequestDetails.tsx')).RequestDetails }))

interface Props {
  /** `undefined` on a page of several operations: then every request made since it was opened is behind it. */
  readonly endpoint: AnyEndpoint | undefined
  /** The exchange that the rows on screen came from. */
  readonly shown: RequestLogEntry | undefined
}

export const sizeWords = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`

export function RequestInspector({ endpoint, shown }: Props) {
  const connection = useConnection()
  const [isOpen, setOpen] = useState(false)
  const entries = useSyncExternalStore(connection.log.subscribe, connection.log.entries)
  const operations = useOperations()
  // What a page joins to its rows (names of analysts, splits of a chart) is asked of other operations while it is open.
  const [before] = useState(() => connection.log.entries()[0]?.id ?? 0)
  const behind = entries.filter((entry) => entry.endpoint === endpoint?.id || entry.id > before)
  const own = endpoint ? behind.filter((entry) => entry.endpoint === endpoint.id) : behind
  const latest = own[0]
  // Rows of an exchange older than one whose rows were here already come from the cache. A later exchange alone does not say
  // so: a page asks for parts of its rows too.
  const [newest, setNewest] = useState(0)
  if (shown && shown.id > newest) setNewest(shown.id)
  const isCached = shown !== undefined && shown.id < newest && latest?.status === 200
  const front = isCached ? shown : latest
  const operationOf = ({ endpoint: id }: RequestLogEntry): AnyEndpoint | undefined =>
    operations.find((each) => each.id === id) ?? endpoint
  const frontOperation = front && operationOf(front)
  const assumed = Object.values<Param>(frontOperation?.params ?? {}).filter(
    ({ wire, source }) => source !== 'spec' && front && decodeURIComponent(front.path).includes(`${wire}=`),
  )
  return (
    <section aria-label="Requests" className={styles.dock}>
      <div className={styles.bar}>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {behind.length === 1 ? '1 request' : `${behind.length} requests`}
        </button>
        {front && (
          <>
            <b className={front.status === 200 ? styles.good : styles.bad}>{front.status ?? 'no answer'}</b>
            <code title={front.path}>GET {front.path}</code>
            <span>
              {isCached ? 'from cache' : `${front.milliseconds} ms`}
              {front.bytes !== undefined && ` · ${sizeWords(front.bytes)}`}
            </span>
            {assumed.length > 0 && (
              <span className={styles.aside}>
                {assumed.length} {assumed.length === 1 ? 'name' : 'names'} not from the specification
              </span>
            )}
            {front.schemaMismatches.length > 0 && (
              <span className={styles.aside}>
                {front.schemaMismatches.length} {front.schemaMismatches.length === 1 ? 'departure' : 'departures'} from the
                declared record
              </span>
            )}
            <span className={styles.end}>
              <CopyButton text={curlOf(copyableOf(connection, front.path, front.headers.accept))}>Copy as curl</CopyButton>
            </span>
          </>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <ol className={styles.list}>
            {behind.map((exchange) => {
              const operation = operationOf(exchange)
              return (
                operation && (
                  <li key={exchange.id}>
                    <ExchangeDetails endpoint={operation} exchange={exchange} isShown={exchange.id === shown?.id} />
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
