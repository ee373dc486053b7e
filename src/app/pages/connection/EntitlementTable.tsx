/** Asks each operation for one row and says what it answered; only on request, since every question counts against a plan. */
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { listQuery } from '../../../api/client/client.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { RequestLog } from '../../../api/client/requestLog.ts'
import { Failure } from '../../../api/client/failure.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { endpoints } from '../../../endpoints/index.ts'
import { exampleTickers } from '../../../explorer/examples.ts'
import { failureWords } from '../../../explorer/notices/failureWords.ts'
import styles from '../ReadingPage.module.css'

interface Finding {
  readonly isGood: boolean
  readonly words: string
}

interface Findings {
  readonly log: RequestLog
  readonly of: Readonly<Record<string, Finding>>
}

/** The least that the operation can be asked: one row, and a ticker where it needs one. */
function questionTo(endpoint: AnyEndpoint, ticker: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, param] of Object.entries<AnyEndpoint['params'][string]>(endpoint.params)) {
    if (param.initial !== undefined) values[key] = param.initial
    if (param.required) values[key] = [ticker]
    if (key === 'limit') values[key] = 1
  }
  return values
}

export function EntitlementTable() {
  const connection = useConnection()
  const client = useQueryClient()
  const [found, setFound] = useState<Findings>({ log: connection.log, of: {} })
  // What another key found out is not this one's (a key that changes begins another record of requests).
  const findings = found.log === connection.log ? found.of : {}
  const [isAsking, setAsking] = useState(false)

  const askAll = async (): Promise<void> => {
    setAsking(true)
    const { log } = connection
    setFound({ log, of: {} })
    const [ticker = ''] = exampleTickers(connection)
    // One after another: all questions at once would look like an attack to a service that limits its callers.
    for (const endpoint of endpoints) {
      let finding: Finding
      try {
        const reply = await client.fetchQuery({ ...listQuery(endpoint, questionTo(endpoint, ticker), connection), staleTime: 0 })
        finding = { isGood: true, words: reply.records.length > 0 ? 'answers' : 'answers; nothing matched' }
      } catch (reason) {
        finding = {
          isGood: false,
          words: reason instanceof Failure ? `${failureWords[reason.kind].what}${statusOf(reason)}` : 'Not asked.',
        }
      }
      setFound((current) => (current.log === log ? { log, of: { ...current.of, [endpoint.id]: finding } } : current))
    }
    setAsking(false)
  }

  return (
    <>
      <p>
        <button type="button" onClick={() => void askAll()} disabled={isAsking}>
          {isAsking ? 'Asking…' : 'Ask each for one row'}
        </button>
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Dataset</th>
              <th scope="col">Path</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {endpoints.map((endpoint) => {
              const finding = findings[endpoint.id]
              return (
                <tr key={endpoint.id}>
                  <th scope="row">
                    <Link to={`/${endpoint.id}`}>{endpoint.title}</Link>
                  </th>
                  <td>
                    <code>
                      {endpoint.path.split(/(?<=.)(?=\/)/).map((part) => (
                        <Fragment key={part}>
                          <wbr />
                          {part}
                        </Fragment>
                      ))}
                    </code>
                  </td>
                  <td className={finding && (finding.isGood ? styles.good : styles.bad)}>{finding?.words ?? 'not asked yet'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <span role="status" className="visually-hidden">
        {isAsking ? 'Asking the datasets' : Object.keys(findings).length > 0 ? 'All datasets have answered' : ''}
      </span>
    </>
  )
}

const statusOf = ({ exchange }: Failure): string => (exchange?.status === undefined ? '' : ` (${exchange.status})`)
