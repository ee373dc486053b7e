/** The SQL page with the engine that it runs on, which is loaded with the first query. */
import type { SqlTable } from './engine/engine.ts'
import { EngineContext, type SqlPart } from './page/EngineContext.ts'
import { SqlPage } from './page/SqlPage.tsx'
import { schemaOf, type TableSchema } from './tables/schema.ts'

const OWN = [{ name: 'row_id', type: 'VARCHAR', about: 'What the row is opened by.' }]
const OF_LIST = [
  ...OWN,
  { name: 'parent_id', type: 'VARCHAR', about: 'The row_id of the record that the list stands in.' },
  { name: 'place', type: 'INTEGER', about: 'In the list, from 1.' },
]

/** The table of a dataset and those of its lists, before any rows are there. */
const tablesIn = ({ name, about, columns, lists }: TableSchema, kind: SqlTable['kind'] = 'table'): readonly SqlTable[] => [
  { name, about, kind, columns: [...(kind === 'table' ? OWN : OF_LIST), ...columns], rows: 0 },
  ...lists.flatMap((list) => tablesIn(list, 'child')),
]

const part: SqlPart = {
  open: async (progress) => (await import('./engine/openEngine.ts')).openEngine(progress),
  schemaOf: (endpoint) => tablesIn(schemaOf(endpoint)),
}

export const Sql = () => (
  <EngineContext value={part}>
    <SqlPage />
  </EngineContext>
)
