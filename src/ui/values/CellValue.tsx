/** One value as all that a cell holds: text alone, since the cell itself sets it apart from its neighbours, and tables have thousands. */
import type { Field } from '../../api/endpoint/fields.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { Absent, FieldValue } from './FieldValue.tsx'
import { LONGEST_LINE } from './Mismatch.tsx'
import { mismatchWords } from './mismatchWords.ts'
import { cellText } from './valueText.ts'

interface Props {
  readonly field: Field | undefined
  readonly value: unknown
}

export function CellValue({ field, value }: Props) {
  const isMore = field && (field.kind === 'color' || field.kind === 'ticker' || field.meanings)
  if (isMore || mismatchWords(field, value) || (Array.isArray(value) && value.length === 0))
    return <FieldValue field={field} value={value} />
  const text = cellText(field, value)
  return text === undefined ? <Absent /> : shortened(text, LONGEST_LINE)
}
