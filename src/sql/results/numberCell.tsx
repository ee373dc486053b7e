/** A number of a query as a cell shows it: ratios keep their leading digits, which two decimals would round away. */
import type { Fields } from '../../api/endpoint/fields.ts'
import type { Cells } from '../../explorer/grid/body/CellContent.tsx'
import { CellValue } from '../../ui/values/CellValue.tsx'
import { withMinus } from '../../ui/values/numberText.ts'
import { number } from '../../api/endpoint/fields.ts'
import { numberFormat } from '../../lib/numbers/numberFormat.ts'

const large = numberFormat({ maximumFractionDigits: 2 })
const small = numberFormat({ maximumSignificantDigits: 6 })

/** `1,234,567.89`, `12.3457`, `0.00123457`. */
export const numberWords = (value: number): string => withMinus((Math.abs(value) >= 1000 ? large : small)(value))

const NumberCell = ({ value }: { readonly value: unknown }) =>
  typeof value === 'number' ? numberWords(value) : <CellValue field={number('')} value={value} />

export const numberCells = (fields: Fields): Cells =>
  Object.fromEntries(Object.entries(fields).flatMap(([path, { kind }]) => (kind === 'number' ? [[path, NumberCell]] : [])))
