/** One value in one line, as tables show it; a dash with words for what is not given. */
import type { Field } from '../../api/endpoint/fields.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { LONGEST_LINE, Mismatch } from './Mismatch.tsx'
import { mismatchWords } from './mismatchWords.ts'
import { rawText, valueText } from './valueText.ts'
import { Ticker } from './Ticker.tsx'
import styles from './FieldValue.module.css'

/** Not given: distinct from zero and from "no". */
export const Absent = () => (
  <span className={styles.absent} title="not given">
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">not given</span>
  </span>
)

/** A list that was given and has no items. */
const Nothing = () => <span className={styles.absent}>none</span>

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
  /** All digits and seconds, as in the record; elsewhere they are said on hover. */
  readonly isExact?: boolean
}

export function FieldValue({ field, value, isMeaningShown = false, isExact = false }: Props) {
  const text = valueText(field, value, isExact)
  const odd = mismatchWords(field, value)
  if (odd) return <Mismatch text={text?.trim() ? text : rawText(value)} words={odd} />
  if (Array.isArray(value) && value.length === 0) return <Nothing />
  if (text === undefined) return <Absent />
  if (field?.kind === 'ticker') return <Ticker symbol={text} />
  const exact = isExact ? text : valueText(field, value, true)
  const meaning = typeof value === 'string' ? field?.meanings?.[value.toUpperCase()] : undefined
  return (
    <>
      {field?.kind === 'color' && <Swatch color={text} />}
      <bdi title={meaning ?? (exact === text ? undefined : exact)}>{shortened(text, LONGEST_LINE)}</bdi>
      {isMeaningShown && meaning && <span className={styles.meaning}> {meaning}</span>}
    </>
  )
}
