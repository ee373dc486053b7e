/** What the wall of logos says of each company, as the columns of a file. */
import { integer, text } from '../../../api/endpoint/fields.ts'
import { computedColumn, fieldColumn, type ShownColumn } from '../../../explorer/export/shown.ts'
import { logos, type Logo } from '../endpoint.ts'
import { countFiles } from '../files.ts'
import { nameOf } from '../identity.ts'

/** `asked` are the names of the fields that were asked for. */
export const wallColumns = (records: readonly Logo[], asked: readonly string[]): readonly ShownColumn[] => [
  computedColumn('company', text('Company'), (row) => nameOf(records[row]!)),
  fieldColumn(logos, 'search_key'),
  computedColumn('files_given', integer('Files given'), (row) => countFiles(records[row]!, asked).given),
  computedColumn('files_asked', integer('Files asked for'), (row) => countFiles(records[row]!, asked).asked),
]
