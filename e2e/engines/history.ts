/** What a browser keeps of the pages that it showed: each engine keeps as much as it had time for, so tests begin with nothing of it. */
import { expect } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { run, type Engine } from './engine.ts'

/** Runs in a page that keeps nothing itself. */
async function forgetAll(): Promise<string> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name!)
      deleting.onsuccess = resolve
      deleting.onerror = () => reject(deleting.error!)
    })
  return `${localStorage.length} texts, ${(await indexedDB.databases()).length} databases`
}

/** Leaves the page and forgets all that was kept, where a browser can begin anew in no other way. */
export async function forgetHistory({ open, evaluate }: Pick<Engine, 'open' | 'evaluate'>): Promise<void> {
  await open(`${addresses.demo}/licences.txt`)
  expect(await evaluate(`(${String(forgetAll)})()`), 'what is left').toBe('0 texts, 0 databases')
}

/** Waits until the browser keeps that this view was looked at. */
export const remembers = (engine: Engine, address: string): Promise<void> =>
  expect
    .poll(() => run(engine, () => localStorage.getItem('tearsheet.recent') ?? ''), `${engine.name} remembers ${address}`)
    .toContain(address)
