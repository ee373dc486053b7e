/** The columns of the filings: what a filing says, and what follows from its transactions. */
import type { ReactNode } from 'react'
import { TickerLink } from '../../../explorer/record/TickerLink.tsx'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { CellValue } from '../../../ui/values/CellValue.tsx'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import { meaningOfCode } from '../record/CodeMark.tsx'
import { codesInOrder } from './dataColumns.ts'
import { roleOf } from '../filing/role.ts'
import { insiderFilings } from '../endpoint.ts'
import { dayOfMoment, isTrue, type Filing } from '../filing/filing.ts'
import direction from '../../../ui/values/Direction.module.css'
import styles from './FilingRow.module.css'
import { FilingLag } from '../record/FilingLag.tsx'
import { exactDollars } from '../record/Money.tsx'
import { largeMoney } from '../../../lib/numbers/largeMoney.ts'
import { tradedOf } from './order.ts'

export interface FilingColumn {
  /** What it is ordered by: a field's path, or a name of `order.ts`. */
  readonly path: string
  readonly label: string
  readonly about: string
  readonly isNumber?: boolean
  readonly area: string
  readonly cell: (filing: Filing) => ReactNode
}

const { fields } = insiderFilings

function Filed({ record }: Filing) {
  const day = dayOfMoment(record.filing_date)
  return day ? <span title={`${record.filing_date}, the day is that of UTC`}>{wordsOfDay(day)}</span> : <Absent />
}

function Insider(filing: Filing) {
  const { owner } = filing
  const title = roleOf(filing)
  return (
    <span title={[owner.insider_name, title].filter(Boolean).join(', ')}>
      <CellValue field={undefined} value={owner.insider_name} /> {title && <bdi className={styles.soft}>{title}</bdi>}
    </span>
  )
}

function Form({ record }: Filing) {
  return (
    <>
      <CellValue field={fields.form_type} value={record.form_type} />
      {isTrue(record.is_10b5) && (
        <span className={styles.mark} title="Made under a trading plan adopted in advance (rule 10b5-1)">
          {' '}
          plan
        </span>
      )}
    </>
  )
}

/** Each code once, in order, with how many lines have it. */
export function Codes(filing: Filing) {
  if (filing.lines.length === 0) return <span className={styles.soft}>none</span>
  return [...codesInOrder(filing)].map(([code, count]) => (
    <span key={code} className={styles.code} title={meaningOfCode(code)}>
      {code || '–'}
      {count > 1 && <small>×{count}</small>}
    </span>
  ))
}

/** Nothing traded is an empty cell and no dash: it is known, and not missing. */
const traded = (code: 'P' | 'S', tone: string | undefined) => (filing: Filing) => {
  const value = tradedOf(filing, code)
  return (
    value !== undefined && (
      <span className={tone} title={exactDollars(value)}>
        {largeMoney(value)}
      </span>
    )
  )
}

export const columns: readonly FilingColumn[] = [
  { path: 'filing_date', label: 'Filed', about: 'The day of filing, in UTC.', area: 'filed', cell: Filed },
  {
    path: 'company_symbol',
    label: 'Ticker',
    about: 'Of the company.',
    area: 'ticker',
    cell: ({ record: { company_symbol: symbol } }) =>
      typeof symbol === 'string' && symbol !== '' ? <TickerLink symbol={symbol} tabIndex={-1} /> : <Absent />,
  },
  {
    path: 'company_name',
    label: 'Company',
    about: 'As on the filing.',
    area: 'company',
    cell: ({ record }) => <CellValue field={fields.company_name} value={record.company_name} />,
  },
  {
    path: 'owner.insider_name',
    label: 'Insider',
    about: 'The last name usually first; then the title.',
    area: 'insider',
    cell: Insider,
  },
  { path: 'form_type', label: 'Form', about: '4 is a change in holdings; /A is an amendment.', area: 'form', cell: Form },
  {
    path: 'transactions',
    label: 'Codes',
    about: 'Of the transactions; ordered by how many there are.',
    area: 'codes',
    cell: Codes,
  },
  {
    path: 'bought',
    label: 'Bought',
    about: 'Code P: shares times price in dollars, without derivatives.',
    isNumber: true,
    area: 'bought',
    cell: traded('P', direction.up),
  },
  {
    path: 'sold',
    label: 'Sold',
    about: 'Code S: shares times price in dollars, without derivatives.',
    isNumber: true,
    area: 'sold',
    cell: traded('S', direction.down),
  },
  {
    path: 'days',
    label: 'Filing lag (bus. days)',
    about: 'Business days from the earliest trade to the UTC day of filing; a Form 4 is due in two.',
    isNumber: true,
    area: 'days',
    cell: (filing) => <FilingLag filing={filing} />,
  },
]
