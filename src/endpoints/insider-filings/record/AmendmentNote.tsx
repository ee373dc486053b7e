/** Says what an amendment restates, or by what a filing is restated, among the loaded filings. */
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { isAmendment, type Amendments } from '../filing/amendments.ts'
import { dayOfMoment, type Filing } from '../filing/filing.ts'
import styles from '../Transactions.module.css'

interface Props {
  readonly filing: Filing
  readonly amendments: Amendments
  /** There are more rows than are compared with one another. */
  readonly isAlone?: boolean
  /** Leads to the other filing, where there is a way. */
  readonly onOpen?: (id: string) => void
}

function Other({ filing, onOpen }: Pick<Props, 'filing' | 'onOpen'>) {
  const day = dayOfMoment(filing.record.filing_date)
  const words = `Form ${filing.record.form_type} filed ${day ? wordsOfDay(day) : 'on a day not given'}`
  if (!onOpen) return <b>{words}</b>
  return (
    <button type="button" className="link" onClick={() => onOpen(filing.id)}>
      {words}
    </button>
  )
}

export function AmendmentNote({ filing, amendments, isAlone = false, onOpen }: Props) {
  const original = amendments.restates.get(filing)
  const amendment = amendments.restatedBy.get(filing)
  const leading = onOpen ? { onOpen } : {}
  if (!original && !amendment && !isAmendment(filing)) return null
  return (
    <p className={styles.amendment}>
      {original && (
        <>
          Restates the <Other filing={original} {...leading} />, matched by company, insider and transactions; the sums count each
          transaction once.
        </>
      )}
      {!original && isAmendment(filing) && (
        <>
          An amendment; what it restates {isAlone ? 'was not looked for among so many rows' : 'is not among the loaded filings'}.
        </>
      )}
      {amendment && (
        <>
          {' '}
          Restated by the <Other filing={amendment} {...leading} />, which the sums count instead.
        </>
      )}
    </p>
  )
}
