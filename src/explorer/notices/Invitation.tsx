/** In place of rows, where an operation cannot ask without a value: what to enter, and links that work. */
import { Link } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addressFor } from '../address/navigationContext.ts'
import { exampleTickers } from '../examples.ts'
import styles from './Outcome.module.css'

const sentence = (rule: string): string => `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`

export function Invitation({ endpoint, missing }: { endpoint: AnyEndpoint; missing: readonly string[] }) {
  const connection = useConnection()
  const tickers = exampleTickers(connection)
  const most = endpoint.params[missing[0]!].most as number | undefined
  const needed = missing.map((key) => `${endpoint.params[key].most === 1 ? 'a ' : ''}${endpoint.params[key].label.toLowerCase()}`)
  const examples = tickers.map((ticker, index) => (most === 1 ? [ticker] : tickers.slice(0, index + 1)))
  return (
    <div className={styles.outcome}>
      <h2>Enter {needed.join(' and ')} to begin</h2>
      {most !== 1 && <p>{missing.map((key) => sentence(endpoint.params[key].rule)).join(' ')}</p>}
      <ul className={styles.examples} aria-label="Examples">
        {examples.map((list) => (
          <li key={list.join()}>
            <Link to={addressFor(endpoint, { tickers: list }, connection.scenario)}>{list.join(', ')}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
