/** Cells of the plain table that must be read from either layout: flat rows have insider and code beside the filing's fields. */
import type { CellProps } from '../../../explorer/slots.ts'
import { CellValue } from '../../../ui/values/CellValue.tsx'
import type { insiderFilings, InsiderFilingRecord } from '../endpoint.ts'
import { filingsOf, type Filing } from '../filing/filing.ts'
import { Codes } from './filingColumns.tsx'
import { transactionFields, type InsiderTransaction } from '../filing/transaction.ts'

type Cell = CellProps<typeof insiderFilings>

const filingOf = ({ record }: Cell): Filing => filingsOf([record])[0]!

/** The same as data. */
export const values = {
  'owner.insider_name': (record: InsiderFilingRecord) => filingsOf([record])[0]!.owner.insider_name,
  'owner.insider_title': (record: InsiderFilingRecord) => filingsOf([record])[0]!.owner.insider_title,
  transactions: (record: InsiderFilingRecord) =>
    record.transactions ?? filingsOf([record])[0]!.lines.map(({ sent }) => lineAlone(sent)),
}

/** Of a flat record, which holds the filing too, the fields of its transaction. */
const lineAlone = (sent: InsiderTransaction): InsiderTransaction =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(transactionFields, name)))

export const cells = {
  'owner.insider_name': (cell: Cell) => <CellValue field={undefined} value={filingOf(cell).owner.insider_name} />,
  'owner.insider_title': (cell: Cell) => <CellValue field={undefined} value={filingOf(cell).owner.insider_title} />,
  transactions: (cell: Cell) => <Codes {...filingOf(cell)} />,
}
