/** An exact amount of dollars: digits in threes, every decimal kept. */
import { decimal } from '../../api/fields.ts'
import { FieldValue } from '../../ui/FieldValue.tsx'

const DOLLARS = decimal('Value', { unit: 'dollars' })

/** Of a decimal string; the dash for what could not be computed because a part was not given. */
export const Money = ({ value }: { value: string | undefined }) => (
  <>
    {value !== undefined && '$'}
    <FieldValue field={DOLLARS} value={value} />
  </>
)
