/** What the list of headlines says of each story, as the columns of a file. */
import { integer, text } from '../../../api/endpoint/fields.ts'
import { computedColumn, fieldColumn, type ShownColumn } from '../../../explorer/export/shown.ts'
import { news, type NewsItem } from '../endpoint.ts'
import type { HeadlineRow } from './headlineRows.ts'
import { namesOf } from '../names.ts'

export const headlineColumns = (records: readonly NewsItem[], rows: readonly HeadlineRow[]): readonly ShownColumn[] => [
  fieldColumn(news, 'created'),
  fieldColumn(news, 'title'),
  computedColumn('tickers', text('Tickers'), (row) => namesOf(records[row]!.stocks).join(', ')),
  computedColumn('channels', text('Channels'), (row) => namesOf(records[row]!.channels).join(', ')),
  computedColumn('versions', integer('Versions'), (_, place) => rows[place]!.fold?.count),
  computedColumn('version', text('Version'), (_, place) => (rows[place]!.isEarlier ? 'earlier' : undefined)),
]
