/** The table that most of these tests work on. */
import { expect } from '@playwright/test'
import { addresses } from '../addresses.ts'
import type { Engine } from './engine.ts'
import { see } from './seen.ts'

export const SPLITS = '/splits?from=2025-01-01&to=2026-11-20&v.view=table'

export async function openSplits(engine: Engine): Promise<void> {
  await engine.open(addresses.demo + SPLITS)
  await expect.poll(async () => (await see(engine, 'row')).length).toBeGreaterThan(10)
}
