/** One value in one line, as tables show it; a dash with words for what is not given. */
import { isAbsent, type Field } from '../api/fields.ts'
import { shortened } from '../api/quoting.ts'
import { valueText } from './valueText.ts'
import { Ticker } from './Ticker.tsx'
import styles from './FieldValue.module.css'

/** More than one line of any table can show: the whole is in the open record. */
export const LONGEST_LINE = 500

/** Not given: distinct from zero and from "no". */
export const Absent = () => (
  <span className={styles.absent} title="not given">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">not given</span>
  </span>
)

/** The colour if it is a plain hexadecimal one: nothing else from a record reaches a style (hostile values would). */
export const safeColor = (text: string): string | undefined => (/^#[0-9a-f]{3,8}$/i.test(text) ? text : undefined)

export function Swatch({ color }: { color: string }) {
  return <span className={styles.swatch} style={{ backgroundColor: safeColor(color) }} aria-hidden="true" />
}

interface Props {
  readonly field: Field | undefined
  readonly value: unknown
  /** Puts the meaning of a code beside it, where there is room; elsewhere it is said on hover. */
  readonly isMeaningShown?: boolean
}

export function FieldValue({ field, value, isMeaningShown = false }: Props) {
  const text = valueText(field, value)
  if (isAbsent(value) || text === undefined) return <Absent />
  if (field?.kind === 'ticker') return <Ticker symbol={text} />
  const meaning = typeof value === 'string' ? field?.meanings?.[value.toUpperCase()] : undefined
  return (
    <>
      {field?.kind === 'color' && <Swatch color={text} />}
      <bdi title={meaning}>{shortened(text, LONGEST_LINE)}</bdi>
      {isMeaningShown && meaning && <span className={styles.meaning}> {meaning}</span>}
    </>
  )
}
