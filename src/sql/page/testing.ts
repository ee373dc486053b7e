/** An engine for tests of the page: it answers the queries that a test gives, over the tables that were put. */
import { SqlError, type SqlEngine, type SqlResult, type SqlTable, type TableSource } from '../engine/engine.ts'
import { tableName } from '../../explorer/address/worksheetLink.ts'
import type { SqlPart } from './EngineContext.ts'

export const resultOf = (
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly (string | number)[])[],
): SqlResult => ({
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
  size: rows.length,
  value: (column, row) => rows[row]![column]!,
  milliseconds: 4,
  isCut: false,
})

const tableOf = ({ endpoint, store }: TableSource): SqlTable => ({
  name: tableName(endpoint),
  about: endpoint.summary,
  columns: Object.entries(endpoint.fields).map(([name, field]) => ({
    name,
    type: 'VARCHAR',
    about: (field as { label: string }).label,
  })),
  rows: store.size,
  kind: 'table',
})

/** `answer` gives a result, an error, or nothing: then the query runs until it is stopped. */
export function partOf(answer: (sql: string, engine: SqlEngine) => SqlResult | SqlError | undefined) {
  const ran: string[] = []
  let [opened, closed] = [0, 0]
  const open: SqlPart['open'] = () => {
    opened += 1
    const engine: SqlEngine = {
      run(sql, signal) {
        ran.push(sql)
        const given = answer(sql, engine)
        if (given instanceof SqlError) return Promise.reject(given)
        if (given) return Promise.resolve(given)
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new SqlError('cancelled', 'Stopped.')))
        })
      },
      put(source) {
        return Promise.resolve([tableOf(source)])
      },
      memory: () => Promise.resolve(0),
      close: () => void (closed += 1),
    }
    return Promise.resolve(engine)
  }
  const part: SqlPart = { open, schemaOf: (endpoint) => [tableOf({ endpoint, store: { size: 0 } as TableSource['store'] })] }
  return { part, ran, opened: () => opened, closed: () => closed }
}
