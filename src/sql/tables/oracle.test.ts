/** Every column of every table against DuckDB's own reading of the same records, value by value. */
import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { openBothEngines } from '../../test/sql/bothEngines.ts'
import { schemaOf, type TableSchema } from './schema.ts'

const { engine, tables, oracle } = await openBothEngines()
const signal = new AbortController().signal

const withLists = (schema: TableSchema): readonly TableSchema[] => [schema, ...schema.lists.flatMap(withLists)]

it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'has in each column of %s what DuckDB reads from the JSON',
  async (_, endpoint) => {
    for (const schema of withLists(schemaOf(endpoint))) {
      const rows = tables.find(({ name }) => name === schema.name)!.rows
      for (const { name, type } of schema.columns) {
        const written = type === 'DECIMAL' ? `CAST("${name}" AS DECIMAL(38,12))` : `"${name}"`
        const sql = `SELECT CAST(${written} AS VARCHAR) AS value FROM "${schema.name}"`
        const ours = await engine.run(sql, signal)
        const theirs = await oracle.runAndReadAll(sql)
        const read = Array.from({ length: ours.size }, (__, row) => ours.value(0, row))
        expect([schema.name, name, read]).toEqual([schema.name, name, theirs.getRowsJS().map(([value]) => value)])
        expect(ours.size).toBe(rows)
      }
    }
  },
)

it('compared values of every type', async () => {
  const filled = new Set<string>()
  for (const endpoint of endpoints)
    for (const { name, columns } of withLists(schemaOf(endpoint)))
      for (const column of columns) {
        const counted = await engine.run(`SELECT count("${column.name}") FROM "${name}"`, signal)
        if (Number(counted.value(0, 0)) > 0) filled.add(column.type)
      }
  expect([...filled].toSorted()).toEqual(
    ['BIGINT', 'BOOLEAN', 'DATE', 'DECIMAL', 'DOUBLE', 'TIMESTAMP WITH TIME ZONE', 'VARCHAR'].toSorted(),
  )
})

it('names as many rows and columns as each table has', async () => {
  for (const { name, rows, columns } of tables) {
    const counted = await engine.run(`SELECT count(*) FROM "${name}"`, signal)
    const described = await engine.run(`SELECT column_name, column_type FROM (DESCRIBE "${name}")`, signal)
    expect(counted.value(0, 0)).toBe(rows)
    expect(Array.from({ length: described.size }, (_, row) => [described.value(0, row), described.value(1, row)])).toEqual(
      columns.map((column) => [column.name, column.type]),
    )
  }
})
