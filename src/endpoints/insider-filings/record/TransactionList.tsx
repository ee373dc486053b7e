/** The transactions of a filing where there is little room: two lines each, derivatives apart. */
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { CodeMark, LetterMark } from './CodeMark.tsx'
import { footnotesOf } from '../filing/footnotes.ts'
import type { Filing, Line } from '../filing/filing.ts'
import { partsOf } from './formTables.ts'
import { Money } from './Money.tsx'
import { Group } from './Group.tsx'
import { FootnoteText } from './FootnoteText.tsx'
import { transactionFields as fields } from '../filing/transaction.ts'
import styles from '../Transactions.module.css'
import { valueOf } from '../filing/tradeValue.ts'

function Rights({ line: { sent } }: { line: Line }) {
  return (
    <p className={styles.detail}>
      Exercise price{' '}
      <FieldValue field={fields.conversion_exercise_price_derivative} value={sent.conversion_exercise_price_derivative} />,
      exercisable from <FieldValue field={fields.date_exercisable} value={sent.date_exercisable} />, expires{' '}
      <FieldValue field={fields.date_expiration} value={sent.date_expiration} />, on{' '}
      <FieldValue field={fields.underlying_shares} value={sent.underlying_shares} />{' '}
      <FieldValue field={fields.underlying_security_title} value={sent.underlying_security_title} />
    </p>
  )
}

function Item({ line, filing }: { line: Line; filing: Filing }) {
  const { sent } = line
  return (
    <li>
      <p className={styles.lead}>
        <span>
          <CodeMark code={line.code} />
        </span>
        <b>
          <Money value={valueOf(line)} />
        </b>
      </p>
      <p className={styles.detail}>
        <FieldValue field={fields.date_transaction} value={sent.date_transaction} /> ·{' '}
        <FieldValue field={fields.shares} value={sent.shares} /> at{' '}
        <FieldValue field={fields.price_per_share} value={sent.price_per_share} /> ·{' '}
        <FootnoteText text={sent.security_title} notes={footnotesOf(filing.record.footnotes)} /> ·{' '}
        <LetterMark field="acquired_or_disposed" value={sent.acquired_or_disposed} /> ·{' '}
        <LetterMark field="ownership" value={sent.ownership} /> · held after{' '}
        <FieldValue field={fields.post_transaction_quantity} value={sent.post_transaction_quantity} />
        {line.isVoluntary && ' · reported voluntarily'}
      </p>
      {line.isDerivative && <Rights line={line} />}
    </li>
  )
}

export const TransactionList = ({ filing, lines }: { filing: Filing; lines: readonly Line[] }) =>
  partsOf(lines).map(({ name, lines: own }) => (
    <Group key={name} name={name}>
      <ul className={styles.lines}>
        {own.map((line, index) => (
          <Item key={index} line={line} filing={filing} />
        ))}
      </ul>
    </Group>
  ))
