/** An exact amount of dollars: digits in threes, every decimal kept. */
import { decimal } from '../../../api/endpoint/fields.ts'
import { Absent } from '../../../ui/FieldValue.tsx'
import { valueText } from '../../../ui/valueText.ts'

const DOLLARS = decimal('Value', { unit: 'dollars' })

/** Of a decimal string that was computed; the dash for what could not be because a part was not given. */
export const Money = ({ value }: { value: string | undefined }) =>
  value === undefined ? <Absent /> : `$${valueText(DOLLARS, value)}`
