import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import { openNodeEngine } from '../../test/sql/nodeEngine.ts'

it('has the tables of every dataset that came without rows, with the types they would have', async () => {
  const engine = await openNodeEngine()
  const { signal } = new AbortController()
  for (const endpoint of endpoints)
    for (const { name, columns, rows } of await engine.put({ endpoint, store: createRowStore(endpoint, []) }, signal)) {
      expect((await engine.run(`select * from "${name}"`, signal)).size).toBe(rows)
      const described = await engine.run(`select column_name, column_type from (describe "${name}")`, signal)
      expect(Array.from({ length: described.size }, (_, row) => [described.value(0, row), described.value(1, row)])).toEqual(
        columns.map((column) => [column.name, column.type]),
      )
    }
  engine.close()
})
