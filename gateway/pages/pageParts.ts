/** Which files of the build a page needs beside the app, named with the page so that the browser asks for them at once. */
import type { BuiltFiles } from './files.ts'

const nothing = (): undefined => undefined

/** The `Link` header of the page at a raw path, by `page-parts.json` of the build; `undefined` where the build names no parts of it. */
export function partLinks(files: BuiltFiles): (path: string) => string | undefined {
  const list = files.get('/page-parts.json')
  if (!list) return nothing
  const parts = JSON.parse(new TextDecoder().decode(list.bytes)) as Readonly<Record<string, readonly string[]>>
  const links = new Map(
    Object.entries(parts).map(([segment, own]) => [segment, own.map((file) => `</${file}>; ${relationOf(file)}`).join(', ')]),
  )
  return (path) => links.get(path.split('/')[1] ?? '')
}

/** As the app itself asks for them, or they would be fetched twice. */
const relationOf = (file: string): string =>
  file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload; crossorigin'
