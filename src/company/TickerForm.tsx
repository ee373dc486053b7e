/** Asks for a ticker, where an address has none that can be asked for. */
import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { companyAddress } from '../explorer/address/navigationContext.ts'
import { exampleTickers } from '../explorer/examples.ts'
import { oneTicker } from '../explorer/tickers/plainTickers.ts'
import styles from './CompanyPage.module.css'

/** Loaded where there is no company: the page of one has no field. */
const TickerCombobox = lazy(async () => ({
  default: (await import('../explorer/tickers/TickerCombobox.tsx')).TickerCombobox,
}))

const faultOf = (text: string): string | undefined => {
  if (text.trim() === '') return undefined
  if (text.includes('@')) return 'A company’s page is of one ticker, not of a list.'
  const parsed = oneTicker.parse(text)
  return 'fault' in parsed ? parsed.fault : undefined
}

export function TickerForm({ onTicker }: { onTicker: (ticker: string) => void }) {
  const id = useId()
  const connection = useConnection()
  const [text, setText] = useState('')
  const fault = faultOf(text)
  const open = (wanted: string): void => {
    setText(wanted)
    if (wanted.trim() !== '' && faultOf(wanted) === undefined) onTicker(wanted.trim().toUpperCase())
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    open(text)
  }
  return (
    <form aria-label="Company" className={styles.ask} onSubmit={onSubmit}>
      <label htmlFor={id}>Ticker</label>
      <div className={styles.field}>
        <Suspense>
          <TickerCombobox
            id={id}
            describedBy={`${id}-note`}
            param={oneTicker}
            text={text}
            isFault={fault !== undefined}
            // One that is chosen from the list is meant as it is.
            onEdit={(next, typed) => (typed === '' ? open(next) : setText(next))}
          />
        </Suspense>
      </div>
      <button type="submit" className="main">
        Open
      </button>
      <p id={`${id}-note`} role="status">
        {fault}
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
