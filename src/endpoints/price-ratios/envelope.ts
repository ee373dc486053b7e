/** The envelope of share price ratios (§2.3): rows two levels deep, in one series a symbol or mixed in one. */
import { listUnder, type Envelope } from '../../api/endpoint/envelope.ts'

interface Series {
  readonly share_price_ratios?: { readonly data?: readonly unknown[] | null } | null
}

interface Row {
  readonly symbol?: string | null
}

const outer = listUnder('data')
const isSeries = (item: unknown): item is Series =>
  typeof item === 'object' && item !== null && Object.hasOwn(item, 'share_price_ratios')

/** The rows of a series; `undefined` where it is none. */
function rowsOf(item: unknown): readonly unknown[] | undefined {
  const rows: unknown = isSeries(item) ? (item.share_price_ratios?.data ?? []) : undefined
  return Array.isArray(rows) ? rows : undefined
}

export const ratioSeries: Envelope = {
  place: 'object, "ok" text, list under "data[].share_price_ratios.data"',
  read(body) {
    const listed = outer.read(body)
    if ('unexpected' in listed) return listed
    const series = listed.records.map(rowsOf)
    const isStrange = series.length > 0 && series.every((rows) => rows === undefined)
    if (isStrange) return { unexpected: 'No "share_price_ratios" series in the answer.' }
    // A series that cannot be read counts as a row that cannot: it never costs the others.
    return { ...listed, records: series.flatMap((rows) => rows ?? [null]) }
  },
  write(records) {
    const rows = records as readonly Row[]
    const symbols = [...new Set(rows.map(({ symbol }) => symbol))]
    const data = symbols.map((symbol) => ({
      share_price_ratios: { type: 'common', data: rows.filter((row) => row.symbol === symbol) },
    }))
    // §2.3: `ok` is a word, not a boolean.
    return { ok: 'true', data }
  },
}
