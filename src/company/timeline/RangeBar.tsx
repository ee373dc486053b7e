/** Which days are asked for, in words, and shorter or longer ones at one press. */
import { Link, useLocation } from 'react-router'
import { changedQuery } from '../../explorer/address/address.ts'
import { CopyLink } from '../../explorer/toolbar/CopyLink.tsx'
import { wordsOfRange } from '../../lib/dates/days.ts'
import { TODAY } from '../../lib/dates/rollingDays.ts'
import styles from '../CompanyPage.module.css'
import { companyParams, OPEN, TAB, type CompanyAddress } from '../companyAddress.ts'

const SPANS = [
  { words: '1M', from: '-1m' },
  { words: '3M', from: '-3m' },
  { words: '3Y', from: '-3y' },
] as const

export function RangeBar({ address: { range, isRangeGiven, unknown } }: { readonly address: CompanyAddress }) {
  const { search } = useLocation()
  const to = (changes: { from?: string; to?: string }): string =>
    changedQuery({ params: companyParams }, new URLSearchParams(search), {
      from: undefined,
      to: undefined,
      [OPEN]: undefined,
      [TAB]: undefined,
      ...changes,
    })
  const dropped = Object.fromEntries(unknown.map((name) => [name, undefined]))
  const shared = changedQuery({ params: companyParams }, new URLSearchParams(search), dropped)
  return (
    <nav aria-label="Days" className={styles.range}>
      <b>{wordsOfRange(range.from, range.to)}</b>
      {SPANS.map(({ words, from }) => (
        <Link key={words} to={{ search: to({ from, to: TODAY }) }}>
          {words}
        </Link>
      ))}
      <Link to={{ search: to({}) }} aria-current={isRangeGiven ? undefined : 'true'}>
        1Y + next month
      </Link>
      <CopyLink query={shared} />
    </nav>
  )
}
