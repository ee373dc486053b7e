import { expect, it, vi } from 'vitest'
import { removeStaleWorker } from './staleWorker.ts'

function registered(...scripts: readonly string[]) {
  const registrations = scripts.map((scriptURL) => ({
    active: { scriptURL },
    waiting: null,
    installing: null,
    unregister: vi.fn(() => Promise.resolve(true)),
  }))
  // Of a registration no more than this is asked.
  const workers = { getRegistrations: () => Promise.resolve(registrations) } as unknown as ServiceWorkerContainer
  return { workers, calls: () => registrations.map(({ unregister }) => unregister.mock.calls.length) }
}

it('F95, K13 removes the worker of a demo, and no other', async () => {
  const { workers, calls } = registered('http://127.0.0.1/mockServiceWorker.js', 'http://127.0.0.1/other.js')
  expect(await removeStaleWorker(workers)).toBe(true)
  expect(calls()).toEqual([1, 0])
})

it('F95, K13 asks for no other load where there is none, or where workers do not exist', async () => {
  expect(await removeStaleWorker(registered('http://127.0.0.1/other.js').workers)).toBe(false)
  expect(await removeStaleWorker(undefined)).toBe(false)
})
