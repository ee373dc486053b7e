import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { ENGINE_BYTES } from './engineSize.ts'

it('is the size of the file that the package holds', () => {
  const file = createRequire(import.meta.url).resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm')
  expect(statSync(file).size).toBe(ENGINE_BYTES)
})
