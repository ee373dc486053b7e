/** The companies whose calls the library has, where nothing is sought yet. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { counted } from '../../lib/numbers/counts.ts'
import type { CallHead } from '../library/callHead.ts'
import styles from './Calls.module.css'
import { companyCallsAddress } from './callsAddress.ts'

export function CompanyList({ heads }: { readonly heads: readonly CallHead[] }) {
  const { scenario } = useConnection()
  const companies = new Map<string, { name: string | undefined; calls: number }>()
  for (const { ticker, company } of heads) {
    if (ticker === '') continue
    const known = companies.get(ticker)
    companies.set(ticker, { name: known?.name ?? company, calls: (known?.calls ?? 0) + 1 })
  }
  if (companies.size === 0) return null
  return (
    <section aria-labelledby="calls-by-company">
      <h2 id="calls-by-company">By company</h2>
      <ul className={styles.companies}>
        {[...companies]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([ticker, { name, calls }]) => (
            <li key={ticker}>
              <Link to={companyCallsAddress(ticker, scenario)}>
                <b>{ticker}</b> <bdi>{name}</bdi>
              </Link>{' '}
              <small>{counted(calls, 'call')}</small>
            </li>
          ))}
      </ul>
    </section>
  )
}
