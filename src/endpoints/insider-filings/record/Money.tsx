/** An amount of dollars: digits in threes with every decimal, or rounded with the exact one at hand. */
import { decimal } from '../../../api/endpoint/fields.ts'
import { largeMoney } from '../../../lib/numbers/largeMoney.ts'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import { valueText } from '../../../ui/values/valueText.ts'

const DOLLARS = decimal('Value', { unit: 'dollars' })

/** Every digit of a decimal string of dollars. */
export const exactDollars = (value: string): string =>
  `${value.startsWith('-') ? '−' : ''}$${valueText(DOLLARS, value.replace('-', ''))}`

/** Of a decimal string that was computed; the dash for what could not be because a part was not given. */
export function Money({ value, isRound = false }: { value: string | undefined; isRound?: boolean }) {
  if (value === undefined) return <Absent />
  const exact = exactDollars(value)
  return isRound ? <span title={exact}>{largeMoney(value)}</span> : exact
}
