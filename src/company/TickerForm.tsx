/** Asks for a ticker, where an address has none that can be asked for. */
import { useId, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { ticker as tickerEntry } from '../api/endpoint/identifiers.ts'
import { isWatchlist } from '../api/endpoint/watchlistEntries.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { companyAddress } from '../explorer/address/navigationContext.ts'
import { exampleTickers } from '../explorer/examples.ts'
import styles from './CompanyPage.module.css'

export function TickerForm({ onTicker }: { onTicker: (ticker: string) => void }) {
  const id = useId()
  const connection = useConnection()
  const [text, setText] = useState('')
  const ticker = text.trim().toUpperCase()
  const fault =
    ticker === ''
      ? undefined
      : isWatchlist(ticker)
        ? 'a company’s page is of one ticker, not of a list'
        : tickerEntry.faultOf?.(ticker)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (ticker !== '' && !fault) onTicker(ticker)
  }
  return (
    <form aria-label="Company" className={styles.ask} onSubmit={onSubmit}>
      <label htmlFor={id}>Ticker</label>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <button type="submit" className="main">
        Open
      </button>
      <p id={`${id}-note`} role="status">
        {fault ? `${ticker}: ${fault}.` : ''}
      </p>
      <p>
        For example{' '}
        {exampleTickers(connection).map((example) => (
          <Link key={example} to={companyAddress(example, {}, connection.scenario)}>
            {example}
          </Link>
        ))}
      </p>
    </form>
  )
}
