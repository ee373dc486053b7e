/** Reads in the built scripts which of them are started as workers, and what each imports. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BuiltImports {
  /** Files that a page starts as workers. */
  readonly workers: readonly string[]
  /** Every import, lazy ones too, as importer and imported. */
  readonly imports: readonly (readonly [from: string, to: string])[]
}

/** `base` is the path that the build is served under, with a slash at both ends. */
export function builtImports(folder: string, base: string): BuiltImports {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  // The bundler writes an import relative to the importer, and the address of a worker in full.
  const named = (file: string, path: string): readonly string[] =>
    Array.from(readFileSync(join(folder, 'assets', file), 'utf8').matchAll(/["'`]([\w./-]*\/)([\w.-]+\.js)["'`]/g))
      .filter(([, before]) => before === path)
      .map(([, , name]) => name!)
  return {
    workers: scripts.flatMap((file) => named(file, `${base}assets/`)),
    imports: scripts.flatMap((file) => named(file, './').map((to) => [file, to] as const)),
  }
}
