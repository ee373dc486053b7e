import { expect, it } from 'vitest'
import { openNodeEngine } from '../../test/sql/nodeEngine.ts'

it('says what needs too much memory, and goes on', async () => {
  const engine = await openNodeEngine()
  const { signal } = new AbortController()
  const many = "create table big as select range a, repeat('x', 1000) || range b from range(100000000)"
  await expect(engine.run(many, signal)).rejects.toMatchObject({
    kind: 'memory',
    message: expect.stringContaining('more memory'),
  })
  expect((await engine.run('select 1', signal)).value(0, 0)).toBe(1)
  expect(await engine.memory()).toBeLessThan(200_000_000)
  engine.close()
})
