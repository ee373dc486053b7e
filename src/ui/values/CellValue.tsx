/** One value as all that a cell holds: text alone, since the cell itself sets it apart from its neighbours, and tables have thousands. */
import { isAbsent, type Field } from '../../api/endpoint/fields.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { FieldValue } from './FieldValue.tsx'
import { LONGEST_LINE } from './Mismatch.tsx'
import { mismatchWords } from './mismatchWords.ts'
import { cellText } from './valueText.ts'

/** The words of a cell that holds nothing else; `undefined` where it takes elements to show the value. */
export function textAlone(field: Field | undefined, value: unknown): string | undefined {
  if (isAbsent(value) || (field && (field.kind === 'color' || field.kind === 'ticker' || field.meanings))) return undefined
  if (mismatchWords(field, value)) return undefined
  const text = cellText(field, value)
  return text === undefined ? undefined : shortened(text, LONGEST_LINE)
}

/** What any cell says as long as it is text alone: not what a value means, how it is odd, or where it leads. */
export function plainText(field: Field, value: unknown): string {
  if (isAbsent(value)) return '–'
  if (field.kind === 'image' || mismatchWords(field, value)) return ''
  return shortened(cellText(field, value) ?? '', LONGEST_LINE)
}

interface Props {
  readonly field: Field | undefined
  readonly value: unknown
}

export const CellValue = ({ field, value }: Props) => textAlone(field, value) ?? <FieldValue field={field} value={value} />
