/** Reads in the built scripts which of them are started as workers, what each imports, and what each page asks for. */
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

/** What each script imports before it runs. */
export function importsBeforeRun(folder: string): ReadonlyMap<string, readonly string[]> {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'))
  const named = (file: string): readonly string[] =>
    Array.from(
      readFileSync(join(folder, 'assets', file), 'utf8').matchAll(/\b(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g),
      ([, name]) => name!,
    )
  return new Map(scripts.map((file) => [file, named(file)]))
}

/** The scripts and styles that each page asks for beside those of the app, by the first part of its address. */
export function filesOfPages(folder: string): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(join(folder, 'preloads.js'), 'utf8')
  const listOf = (name: string): unknown => JSON.parse(new RegExp(`const ${name} = (.*)`).exec(text)![1]!)
  const [files, pages] = [listOf('files') as readonly string[], listOf('pages') as Readonly<Record<string, readonly number[]>>]
  return Object.fromEntries(Object.entries(pages).map(([page, places]) => [page, places.map((place) => files[place]!)]))
}
