/** What DuckDB says of a statement that failed, as words for the reader and a place in the statement. */
import { SqlError } from './engine.ts'

/** `LINE 3: … text` with a caret under the place; a long line is cut on both sides. */
const PLACE = /\n\s*LINE (\d+): (.*)\n(\s*)\^/

/** The place of the caret in the statement, in UTF-16 units; DuckDB counts it in characters as they stand in a line of text. */
function offsetIn(sql: string, message: string): number | undefined {
  const [, number = '', shown = '', blanks = ''] = PLACE.exec(message) ?? []
  if (number === '') return undefined
  const lines = sql.split('\n')
  const before = lines.slice(0, Number(number) - 1).reduce((sum, line) => sum + line.length + 1, 0)
  const line = lines[Number(number) - 1] ?? ''
  const cut = shown.replace(/^\.\.\./, '').replace(/\.\.\.$/, '')
  const begins = line.indexOf(cut)
  const led = `LINE ${number}: `.length + (shown.startsWith('...') ? 3 : 0)
  const column =
    begins +
    Array.from(cut)
      .slice(0, Math.max(0, blanks.length - led))
      .join('').length
  return begins < 0 ? before : Math.min(before + column, sql.length)
}

/** Where the page forbids it, and where the engine's own words would not help. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/configuration has been locked|lock_configuration/i, 'The settings of the engine are fixed.'],
  [
    /file system operations are disabled|external access|HTTP|Cannot access|LocalFileSystem/i,
    'Files and addresses cannot be read here: SQL sees the loaded tables alone.',
  ],
  [
    /extension.*(load|install|available|found|exist)|requires the extension|(load|install|exists in the).*extension/is,
    'This needs an extension of DuckDB, and none is loaded here. Without the extension for time zones, cast a moment first: ts::TIMESTAMP.',
  ],
]

interface Said {
  readonly message: string
  /** Bytes of UTF-8 before the place. */
  readonly position: number | undefined
}

/** Some errors come as JSON, with the place in it. */
function saidIn(reason: unknown): Said {
  const text = reason instanceof Error ? reason.message : String(reason)
  try {
    const { exception_type: type, exception_message: message, position } = JSON.parse(text) as Readonly<Record<string, string>>
    return { message: `${type} Error: ${message}`, position: position === undefined ? undefined : Number(position) }
  } catch {
    return { message: text, position: undefined }
  }
}

/** `sql` is the statement as it was written. */
export function errorOf(reason: unknown, sql: string): SqlError {
  if (reason instanceof SqlError) return reason
  const { message, position } = saidIn(reason)
  if (/out of memory|could not allocate|bad_alloc|failed to offload/i.test(message))
    return new SqlError('memory', 'This needs more memory than the engine may take. Narrow it, or load fewer rows.')
  const forbidden = FORBIDDEN.find(([pattern]) => pattern.test(message))?.[1]
  const bytes = position === undefined ? undefined : new TextEncoder().encode(sql).subarray(0, position)
  const offset = bytes ? new TextDecoder().decode(bytes).length : offsetIn(sql, message)
  if (forbidden) return new SqlError('query', forbidden, offset)
  if (/^(INTERRUPT|Interrupted)|query was canceled|interrupted/i.test(message)) return new SqlError('cancelled', 'Cancelled.')
  if (/RuntimeError|unreachable|out of bounds|Aborted\(|INTERNAL Error|database has been invalidated/i.test(message))
    return new SqlError('engine', 'The engine stopped. Its tables are made again with the next run.')
  return new SqlError('query', message.split(/\n\s*LINE \d+:/)[0]!.trim(), offset)
}
