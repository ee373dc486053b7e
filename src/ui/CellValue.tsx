/** One value as all that a cell holds: text alone, since the cell itself sets it apart from its neighbours, and tables have thousands. */
import { isAbsent, type Field } from '../api/fields.ts'
import { shortened } from '../api/quoting.ts'
import { Absent, FieldValue, LONGEST_LINE } from './FieldValue.tsx'
import { valueText } from './valueText.ts'

interface Props {
  readonly field: Field | undefined
  readonly value: unknown
}

export function CellValue({ field, value }: Props) {
  if (field && (field.kind === 'color' || field.kind === 'ticker' || field.meanings))
    return <FieldValue field={field} value={value} />
  const text = isAbsent(value) ? undefined : valueText(field, value)
  return text === undefined ? <Absent /> : shortened(text, LONGEST_LINE)
}
