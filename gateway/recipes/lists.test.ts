/** The lists of paths in the recipes are those that `npm run gateway:lists` writes. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recipes, withPaths } from './lists.ts'
import { operationPaths } from '../operations.ts'

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

it.each(recipes)('$file lists the paths that the gateway forwards, and no other', (recipe) => {
  expect(textOf(recipe.file)).toBe(withPaths(recipe, textOf(recipe.file), operationPaths))
})

it.each(recipes)('$file has room for one more, its dots taken literally', (recipe) => {
  const before = textOf(recipe.file)
  const after = withPaths(recipe, before, [...operationPaths, '/api/v2.1/calendar/dividends'])
  expect(after).not.toBe(before)
  expect(after).toContain('/api/v2\\.1/calendar/dividends')
  expect(withPaths(recipe, after, operationPaths)).toBe(before)
})
