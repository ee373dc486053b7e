/** A letter of the form with its meaning in words beside it. */
import { Absent } from '../../../ui/values/FieldValue.tsx'
import styles from '../Transactions.module.css'
import { letterOf } from '../filing/filing.ts'
import { transactionFields } from '../filing/transaction.ts'

/** The SEC's meaning of a transaction code; `undefined` for one that is not known. */
export const meaningOfCode = (code: string): string | undefined => transactionFields.transaction_code.meanings?.[code]

export function CodeMark({ code }: { code: string }) {
  if (code === '') return <Absent />
  return (
    <>
      <b className={styles.letter}>
        <bdi>{code}</bdi>
      </b>{' '}
      <span className={styles.meaning}>{meaningOfCode(code) ?? 'meaning not known'}</span>
    </>
  )
}

/** `D direct`, `A acquired`: the letter as on the form, then the word. */
export function LetterMark({ field, value }: { field: 'ownership' | 'acquired_or_disposed'; value: unknown }) {
  const letter = letterOf(value)
  if (letter === '') return <Absent />
  return (
    <>
      <bdi>{letter}</bdi> <span className={styles.meaning}>{transactionFields[field].meanings?.[letter] ?? String(value)}</span>
    </>
  )
}
