/** One company across all datasets: who it is, one time axis, and a panel for each operation. */
import { useLocation, useNavigate } from 'react-router'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { AddressNotices } from '../explorer/address/AddressNotices.tsx'
import { changedQuery } from '../explorer/address/address.ts'
import { companyAddress } from '../explorer/address/navigationContext.ts'
import { NewDay } from '../explorer/notices/NewDay.tsx'
import type { IsoDay } from '../lib/dates/days.ts'
import { shortened } from '../api/endpoint/quoting.ts'
import { spelledOut } from '../api/endpoint/invisibleCharacters.ts'
import { Notice } from '../ui/Notice.tsx'
import { CompanyContents } from './panels/CompanyContents.tsx'
import styles from './CompanyPage.module.css'
import { companyParams, readCompanyAddress } from './companyAddress.ts'
import type { FindCompanies } from './NothingFound.tsx'
import { TickerForm } from './TickerForm.tsx'

/** Percent signs read; as it stands when they make no sense. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `findCompanies` tells which companies are known, for a ticker without records. */
export function CompanyPage({ findCompanies }: { findCompanies?: FindCompanies }) {
  const { search: text, pathname } = useLocation()
  const path = decoded(pathname.replace(/^\/company\/?/i, ''))
  const navigate = useNavigate()
  const { today, scenario } = useConnection()
  const search = new URLSearchParams(text)
  const address = readCompanyAddress(path, search, today)
  const { ticker, written, tickerFault, faults, unknown } = address
  const go = (changes: Readonly<Record<string, string | undefined>>, replace = false): void =>
    void navigate(`${pathname}${changedQuery({ params: companyParams }, search, changes)}`, { replace })
  const canAsk = ticker !== '' && tickerFault === undefined && faults.length === 0
  const isOfOtherDays = (day: IsoDay): boolean => {
    const { range } = readCompanyAddress(path, search, day)
    return range.from !== address.range.from || range.to !== address.range.to
  }
  const notices = (
    <>
      {canAsk && <NewDay isOther={isOfOtherDays} />}
      {tickerFault && (
        <Notice tone="failure" role="alert">
          <strong>“{shortened(spelledOut(ticker))}” is no ticker; nothing was requested.</strong>
          <span>Reason: {tickerFault}.</span>
        </Notice>
      )}
      {written && !tickerFault && (
        <Notice tone="information" role="note">
          Read <bdi>“{shortened(spelledOut(written))}”</bdi> as <bdi>“{shortened(ticker)}”</bdi>.
        </Notice>
      )}
      <AddressNotices
        endpoint={{ params: companyParams }}
        faults={faults}
        unknown={unknown}
        normalised={[]}
        onRemove={(names) => go(Object.fromEntries(names.map((name) => [name, undefined])))}
      />
    </>
  )
  return (
    <main id="main" className={styles.page}>
      {canAsk ? (
        // The key parts the companies: without it one would show the other's last records under its own name.
        <CompanyContents key={ticker} address={address} notices={notices} findCompanies={findCompanies} onChange={go} />
      ) : (
        <div className={styles.invitation}>
          <title>Company · Tearsheet</title>
          <h1>{ticker === '' || tickerFault ? 'Look up a company' : ticker}</h1>
          {notices}
          <TickerForm onTicker={(wanted) => void navigate(companyAddress(wanted, {}, scenario))} />
        </div>
      )}
    </main>
  )
}
