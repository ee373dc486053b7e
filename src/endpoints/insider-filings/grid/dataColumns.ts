/** What the list of filings says of each, as the columns of a file: every fact of a cell in a column of its own. */
import { decimal, integer, text } from '../../../api/endpoint/fields.ts'
import { computedColumn, fieldColumn, type ShownColumn } from '../../../explorer/export/shown.ts'
import { insiderFilings } from '../endpoint.ts'
import type { Filing } from '../filing/filing.ts'
import { roleOf } from '../filing/role.ts'
import { tradedOf } from './order.ts'
import { timelinessOf } from '../filing/filingLag.ts'

/** `M 2, S 1`: each code with how many transactions have it, in their order. */
export function codesInOrder({ lines }: Filing): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { code } of lines) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

const codesInWords = (filing: Filing): string =>
  [...codesInOrder(filing)].map(([code, count]) => `${code || 'not given'} ${count}`).join(', ')

/** Of these filings, in their order. */
export function dataColumns(filings: readonly Filing[]): readonly ShownColumn[] {
  const of = (read: (filing: Filing) => unknown) => (_: number, place: number) => read(filings[place]!)
  return [
    fieldColumn(insiderFilings, 'filing_date'),
    fieldColumn(insiderFilings, 'company_symbol'),
    fieldColumn(insiderFilings, 'company_name'),
    fieldColumn(
      insiderFilings,
      'owner.insider_name',
      of(({ owner }) => owner.insider_name),
    ),
    computedColumn('role', text('Role'), of(roleOf)),
    fieldColumn(insiderFilings, 'form_type'),
    fieldColumn(insiderFilings, 'is_10b5'),
    computedColumn('codes', text('Codes'), of(codesInWords)),
    computedColumn(
      'bought',
      decimal('Bought, dollars'),
      of((filing) => tradedOf(filing, 'P')),
    ),
    computedColumn(
      'sold',
      decimal('Sold, dollars'),
      of((filing) => tradedOf(filing, 'S')),
    ),
    computedColumn(
      'lag',
      integer('Filing lag, business days'),
      of((filing) => timelinessOf(filing)?.days),
    ),
    computedColumn(
      'timeliness',
      text('In time or late'),
      of((filing) => timelinessOf(filing)?.verdict),
    ),
  ]
}
