/** Which days are asked for, in words, and shorter or longer ones at one press. */
import { Link, useLocation } from 'react-router'
import { changedQuery } from '../../explorer/address/address.ts'
import { CopyLink } from '../../explorer/toolbar/CopyLink.tsx'
import { addMonths, wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import styles from '../CompanyPage.module.css'
import { companyParams, OPEN, TAB, type CompanyAddress } from '../companyAddress.ts'

interface Props {
  readonly address: CompanyAddress
  readonly today: IsoDay
}

const SPANS = [
  { words: '1M', months: 1 },
  { words: '3M', months: 3 },
  { words: '3Y', months: 36 },
] as const

export function RangeBar({ address: { range, isRangeGiven, unknown }, today }: Props) {
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
      {SPANS.map(({ words, months }) => (
        <Link key={words} to={{ search: to({ from: addMonths(today, -months), to: today }) }}>
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
