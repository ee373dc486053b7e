/** What the browser is sent, weighed as gzip or brotli packs it best: the figures that the budgets of bytes hold. */
import type { BrowserContext } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { filesOfPages } from './builtImports.ts'

const BUILT = new URL('../../dist/', import.meta.url)
const ASSETS = new URL('assets/', BUILT)

export type Packing = 'gzip' | 'brotli'

const packers: Readonly<Record<Packing, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
  brotli: (bytes) => brotliCompressSync(bytes),
}

/** Kilobytes of 1,000 bytes. */
const kilobytes = (bytes: Uint8Array): number => bytes.length / 1000
const packed = (bytes: Uint8Array, packing: Packing): number => kilobytes(packers[packing](bytes))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export interface Weights {
  /** Kilobytes of the scripts, or of the style sheets, that came so far. */
  readonly scripts: (packing?: Packing) => number
  readonly styles: (packing?: Packing) => number
  /** Kilobytes of the fonts, which are packed already. */
  readonly fonts: () => number
}

/** The files as they were built: the browser no longer has those of a worker that has ended. */
export function weigh(context: BrowserContext): Weights {
  const files = new Set<string>()
  context.on('response', (response) => {
    if (response.ok()) files.add(new URL(response.url()).pathname.slice(1))
  })
  const bytesOf = (extension: string): readonly Uint8Array[] =>
    [...files].filter((path) => path.endsWith(extension)).map((path) => readFileSync(new URL(path, BUILT)))
  const weightOf = (extension: string, packing: Packing = 'gzip'): number =>
    sum(bytesOf(extension).map((bytes) => packed(bytes, packing)))
  return {
    scripts: (packing) => weightOf('.js', packing),
    styles: (packing) => weightOf('.css', packing),
    fonts: () => sum(bytesOf('.woff2').map(kilobytes)),
  }
}

/** Kilobytes of the built scripts that the page asks for beside those of the app. */
export const weightOfPage = (page: string, packing: Packing = 'gzip'): number =>
  sum(
    filesOfPages('dist')
      [page]!.filter((file) => file.endsWith('.js'))
      .map((file) => packed(readFileSync(new URL(file, BUILT)), packing)),
  )

/** Kilobytes of the built scripts with one of these names, and of all that they load, but for what the entry, or the page, loads itself. */
export function weightOfPart(names: readonly string[], packing: Packing = 'gzip', page?: string): number {
  const ofPage = page === undefined ? [] : filesOfPages('dist')[page]!.map((file) => basename(file))
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  const textOf = new Map(scripts.map((file) => [file, readFileSync(new URL(file, ASSETS), 'utf8')]))
  const isNamed = (file: string): boolean => names.some((name) => file.replace(/-[\w-]{8}\.js$/, '') === name)
  const part = new Set<string>()
  const take = (file: string): void => {
    // The entry names every part there is.
    if (part.has(file) || ofPage.includes(file) || /^(index|request|react|rolldown-runtime)-/.test(file)) return
    part.add(file)
    for (const other of scripts) if (textOf.get(file)!.includes(other)) take(other)
  }
  for (const file of scripts.filter(isNamed)) take(file)
  return sum([...part].map((file) => packed(readFileSync(new URL(file, ASSETS)), packing)))
}
