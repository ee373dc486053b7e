/** A result as rows of the grid: a dataset of its own columns, which no service has. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { bareList } from '../../api/endpoint/envelope.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'
import { emptyRowStore } from '../../explorer/rows/spreadRows.ts'
import { inSlices } from '../../lib/inSlices.ts'
import type { SqlResult } from '../engine/engine.ts'
import { fieldsOf, valueAsSent } from './resultFields.ts'

export interface ResultRows {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
}

/** Shown at first; the others are a choice of the reader's. */
const MOST_COLUMNS = 40

function* rowsOf(result: SqlResult): Generator<undefined, ResultRows> {
  const fields = fieldsOf(result)
  const paths = Object.keys(fields)
  let made = 0
  const endpoint: AnyEndpoint = {
    id: 'sql',
    title: 'SQL result',
    summary: 'What a query over loaded rows gives.',
    noun: 'rows',
    sections: { request: '4.0', record: '2.0' },
    path: '/api/',
    params: {},
    command: { letter: '', names: [] },
    fields,
    // However alike two rows of a result are, each is a row.
    identify: () => String((made += 1)),
    envelope: bareList(),
    columns: paths.slice(0, MOST_COLUMNS),
  }
  const rows = emptyRowStore(endpoint)
  const columns = Object.values(fields)
  for (let row = 0; row < result.size; row += 1) {
    rows.append([Object.fromEntries(paths.map((path, place) => [path, valueAsSent(columns[place]!, result.value(place, row))]))])
    if (row % 100 === 99) yield
  }
  const store: RowStore = {
    ...rows,
    size: rows.size,
    repeated: 0,
    idOf: (row) => String(row + 1),
    rowOf: (id) => (/^[1-9]\d*$/.test(id) && Number(id) <= rows.size ? Number(id) - 1 : -1),
    sharesId: () => false,
  }
  return { endpoint, store }
}

/** `undefined` where it was given up. */
export const resultRows = (result: SqlResult, isGivenUp: () => boolean): Promise<ResultRows | undefined> =>
  inSlices(rowsOf(result), isGivenUp)
