/** Cells of the plain table that must be read from either layout: flat rows have insider and code beside the filing's fields. */
import type { CellProps } from '../../explorer/slots.ts'
import { CellValue } from '../../ui/CellValue.tsx'
import type { insiderFilings } from './endpoint.ts'
import { filingsOf, type Filing } from './filing.ts'
import { Codes } from './filingColumns.tsx'

type Cell = CellProps<typeof insiderFilings>

const filingOf = ({ record }: Cell): Filing => filingsOf([record])[0]!

export const cells = {
  'owner.insider_name': (cell: Cell) => <CellValue field={undefined} value={filingOf(cell).owner.insider_name} />,
  'owner.insider_title': (cell: Cell) => <CellValue field={undefined} value={filingOf(cell).owner.insider_title} />,
  transactions: (cell: Cell) => <Codes {...filingOf(cell)} />,
}
