/** The transactions of a filing as on Form 4: Table I for shares, Table II for derivatives, never in one. */
import type { ReactNode } from 'react'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { CodeMark, LetterMark } from './CodeMark.tsx'
import { footnotesOf } from '../filing/footnotes.ts'
import type { Filing, Line } from '../filing/filing.ts'
import { partsOf } from './formTables.ts'
import { Money } from './Money.tsx'
import { FootnoteText } from './FootnoteText.tsx'
import { transactionFields } from '../filing/transaction.ts'
import styles from '../Transactions.module.css'
import { valueOf } from '../filing/tradeValue.ts'

interface Column {
  readonly head: string
  readonly isNumber?: boolean
  readonly cell: (line: Line, filing: Filing) => ReactNode
}

type Name = keyof typeof transactionFields

/** A field as it was sent. */
const plain = (name: Name, head: string = transactionFields[name].label, isNumber = false): Column => ({
  head,
  isNumber,
  cell: ({ sent }) => <FieldValue field={transactionFields[name]} value={sent[name]} />,
})

const title = (name: 'security_title' | 'underlying_security_title', head: string): Column => ({
  head,
  cell: ({ sent }, { record }) => <FootnoteText text={sent[name]} notes={footnotesOf(record.footnotes)} />,
})

const TRADED: readonly Column[] = [
  plain('date_transaction', 'Traded'),
  { head: 'Code', cell: ({ code }) => <CodeMark code={code} /> },
  {
    head: 'A or D',
    cell: ({ sent }) => <LetterMark field="acquired_or_disposed" value={sent.acquired_or_disposed} />,
  },
  plain('shares', 'Quantity', true),
  plain('price_per_share', 'Price, $', true),
  { head: 'Value', isNumber: true, cell: (line) => <Money value={valueOf(line)} /> },
  plain('post_transaction_quantity', 'Held after', true),
  { head: 'Held', cell: ({ sent }) => <LetterMark field="ownership" value={sent.ownership} /> },
]

const RIGHTS: readonly Column[] = [
  plain('conversion_exercise_price_derivative', 'Exercise, $', true),
  plain('date_exercisable', 'From'),
  plain('date_expiration', 'Expires'),
  title('underlying_security_title', 'Underlying'),
  plain('underlying_shares', 'Underlying shares', true),
]

const HELD: readonly Column[] = [title('security_title', 'Security'), ...TRADED]
const DERIVED: readonly Column[] = [title('security_title', 'Derivative'), ...TRADED, ...RIGHTS]

export const FormTables = ({ filing, lines }: { filing: Filing; lines: readonly Line[] }) =>
  partsOf(lines).map(({ name, isDerivative, lines: own }) => {
    const columns = isDerivative ? DERIVED : HELD
    return (
      <table key={name} className={styles.table}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {columns.map(({ head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? styles.number : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.map((line, index) => (
            <tr key={index}>
              {columns.map(({ head, isNumber, cell }) => (
                <td key={head} className={isNumber ? styles.number : undefined}>
                  {cell(line, filing)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  })
