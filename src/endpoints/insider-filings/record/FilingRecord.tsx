/** One filing in the record panel: who, when and how late, its transactions as on the form, footnotes, and the SEC's page. */
import { viewedRecords } from '../../../explorer/rows/many.ts'
import type { RecordProps } from '../../../explorer/slots.ts'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { OutsideLink } from '../../../ui/prose/OutsideLink.tsx'
import { AmendmentNote } from './AmendmentNote.tsx'
import { indexAddressOf } from './edgar.ts'
import { insiderFilings, type InsiderFilingRecord } from '../endpoint.ts'
import { filingsOf, isTrue, type Filing } from '../filing/filing.ts'
import { readFilings } from '../filing/readFilings.ts'
import { Footnotes } from './Footnotes.tsx'
import { timelinessWords } from './FilingLag.tsx'
import { timelinessOf } from '../filing/filingLag.ts'
import { TransactionList } from './TransactionList.tsx'
import styles from '../Transactions.module.css'

const { fields: known } = insiderFilings

function Roles({ filing: { owner } }: { filing: Filing }) {
  const roles = [
    owner.insider_title,
    isTrue(owner.is_director) && 'director',
    isTrue(owner.is_officer) && !owner.insider_title && 'officer',
    isTrue(owner.is_ten_percent_owner) && 'ten-percent owner',
  ].filter(Boolean)
  return (
    <p className={styles.who}>
      <b>
        <FieldValue field={undefined} value={owner.insider_name} />
      </b>{' '}
      <bdi>{roles.join(', ')}</bdi>
    </p>
  )
}

function IndexLinks({ record }: { record: InsiderFilingRecord }) {
  const { given, fault, rebuilt } = indexAddressOf(record)
  return (
    <section className={styles.links} aria-label="Filing at the SEC">
      <h3>At the SEC</h3>
      {given && (
        <p>
          {fault ? 'As given: ' : ''}
          <OutsideLink href={given} />
        </p>
      )}
      {fault && <p className={styles.fault}>{fault}</p>}
      {rebuilt && (
        <p>
          Built from CIK and accession number: <OutsideLink href={rebuilt} />
        </p>
      )}
    </section>
  )
}

export function FilingRecord({ record, row, answer, acts, fields }: RecordProps<typeof insiderFilings>) {
  const loaded = viewedRecords(answer.rows?.store) as readonly InsiderFilingRecord[]
  const { filings, amendments } = readFilings(loaded, answer.rows?.store.idOf)
  const filing = filings.find(({ rows }) => rows.includes(row)) ?? filingsOf([record])[0]!
  const timeliness = timelinessOf(filing)
  return (
    <div className={styles.filing} data-filing={filing.id}>
      <Roles filing={filing} />
      <p>
        Form <FieldValue field={known.form_type} value={record.form_type} isMeaningShown />, filed{' '}
        <FieldValue field={known.filing_date} value={record.filing_date} />
        {isTrue(record.is_10b5) && '; made under a 10b5-1 plan'}.
      </p>
      {timeliness && (
        <p className={timeliness.verdict === 'in time' ? styles.meaning : styles.fault}>{timelinessWords(timeliness)}</p>
      )}
      <AmendmentNote {...{ filing, amendments }} isAlone={loaded.length === 0} onOpen={(id) => acts.setView({ open: id })} />
      <TransactionList filing={filing} lines={filing.lines} />
      {filing.lines.length === 0 && <p className={styles.meaning}>This filing reports no transactions.</p>}
      <Footnotes record={record} />
      <IndexLinks record={record} />
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </div>
  )
}
