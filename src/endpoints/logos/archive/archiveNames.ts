/** What the files of an archive of logos are called: `HALO-logo.svg`, each name once. */
import { formatOf, type FileName } from '../files.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

/** `key` is the identifier asked for: `BTC/USD` too, which no file system takes. `type` is what was sent, whatever was asked for. */
export function archiveNameOf(key: string, file: FileName, type: string): string {
  const kind = file.includes('_composite_') ? 'composite' : file.slice(0, 4)
  const extension = EXTENSIONS[type.split(';')[0]!.trim()] ?? formatOf(file).toLowerCase()
  const company = key.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '') || 'company'
  return `${company}-${kind}.${extension}`
}

/** The names in their order, a second one of its kind with a number, whatever its case: `HALO-logo-2.svg`. */
export function eachOnce(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    let own = name
    for (let count = 2; taken.has(own.toLowerCase()); count += 1) own = `${name.slice(0, dot)}-${count}${name.slice(dot)}`
    taken.add(own.toLowerCase())
    return own
  })
}
