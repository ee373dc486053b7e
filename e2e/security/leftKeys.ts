/** After the browser tests: no key may be left in the built app or in what the tests wrote (logs, reports, pictures' texts). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keys } from '../addresses.ts'

/** The mock service knows two keys by name, which its part of the build rightly holds; this one is the gateway's alone. */
const neverBuilt: readonly string[] = [keys.wrongKey]
/** Also a real key, written out as a header. */
const written = /authorization["']?: *["']?token [^$…<"'\s][^"'\s]{7}/i

/** The files with a key in them, and which. */
export function leftKeys(root = '.'): readonly string[] {
  const inBuild = ['dist', 'dist-demo'].flatMap((folder) =>
    filesWith(join(root, folder), (text) => neverBuilt.find((key) => text.includes(key))),
  )
  const inResults = filesWith(
    join(root, 'test-results'),
    (text) => Object.values(keys).find((key) => text.includes(key)) ?? written.exec(text)?.[0],
  )
  return [...inBuild, ...inResults]
}

function filesWith(folder: string, search: (text: string) => string | undefined): readonly string[] {
  let files
  try {
    files = readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch {
    return [] // Not built, or not tested.
  }
  return files.flatMap((file) => {
    if (!file.isFile()) return []
    const path = join(file.parentPath, file.name)
    const found = search(readFileSync(path, 'latin1'))
    return found ? `${path}: ${found}` : []
  })
}
