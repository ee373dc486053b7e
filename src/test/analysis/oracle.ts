/** A thousand random worlds beside their tables, and how the two answers are compared. */
import fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { databaseOf } from './database.ts'
import { seriesOfWorld, world } from './worlds.ts'

/** Another thousand in each run. */
export async function thousandWorlds() {
  const seed = Date.now() % 1e9
  const worlds = fc.sample(world, { numRuns: 1000, seed })
  const { rows, close } = await databaseOf(worlds)
  afterAll(close)
  return { worlds, series: worlds.map((one) => seriesOfWorld(one)), rows, seed }
}

type Table = readonly (readonly unknown[])[]

/** Cell by cell: NaN and undefined are NULL there; numbers may differ by a part of themselves, or of one, which is none unless given. */
export const expectSameWith =
  (seed: number) =>
  (ours: Table, theirs: Table, within = 0): void => {
    const isSame = (a: unknown, b: unknown): boolean => {
      if (Number.isNaN(a) || a === undefined) return b === null
      return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= within * Math.max(1, Math.abs(b)) : a === b
    }
    const pairs = ours.map((own, place) => ({ ours: own, sql: theirs[place] ?? [] }))
    const differ = pairs.filter(({ ours: own, sql }) => !own.every((cell, at) => isSame(cell, sql[at])))
    expect(differ.slice(0, 3), `${differ.length} of ${ours.length} rows with seed ${seed}`).toEqual([])
    expect(theirs.length).toBe(ours.length)
    expect(ours.length).toBeGreaterThan(900)
  }
