/** Writes the paths of `operations.ts` into the recipes for nginx and Caddy: `npm run gateway:lists`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { recipes, withPaths } from './lists.ts'
import { operationPaths } from '../operations.ts'

for (const recipe of recipes) {
  const file = new URL(recipe.file, import.meta.url)
  writeFileSync(file, withPaths(recipe, readFileSync(file, 'utf8'), operationPaths))
}
