/** The rows of a page as prices are joined to them: whose they are, of which day, and what is needed for them. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { fieldAt, type Field } from '../../../api/endpoint/fields.ts'
import { addDays, addMonths, type IsoDay } from '../../../lib/dates/days.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { dayOfValue } from './dayOfValue.ts'
import type { DatedRow } from './joinedValue.ts'
import type { JoinRequest } from './joinColumns.ts'
import type { JoinSource } from '../prices/JoinSource.ts'
import type { HistoryNeed } from '../prices/priceRequests.ts'

export interface JoinedRows {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  readonly request: JoinRequest
}

/** Calendar days before a record that the average path and the as-of day look back. */
export const LEAD_DAYS = 40

const yearsOf = ({ columns }: JoinRequest): number =>
  columns.reduce((most, column) => (column.kind === 'percentile' ? Math.max(most, column.years) : most), 0)

/** Reads a record by its values; each different text of a day is read once. */
export function datedRowReader(
  { dated, fields }: AnyEndpoint,
  { symbolOf }: JoinSource,
): (valueOf: (path: string) => unknown) => DatedRow {
  const { ticker, day, target } = dated!
  const dayField = fieldAt(fields, day)!
  const days = new Map<unknown, IsoDay | undefined>()
  const dayOf = (value: unknown): IsoDay | undefined => {
    if (!days.has(value)) days.set(value, dayOfValue(dayField, value))
    return days.get(value)
  }
  return (valueOf) => {
    const tickers = valueOf(ticker)
    return {
      symbol: tickerIn(fieldAt(fields, ticker), tickers, symbolOf),
      tickers: Array.isArray(tickers) ? tickers.length : 1,
      day: dayOf(valueOf(day)),
      target: target === undefined ? Number.NaN : numberIn(String(valueOf(target) ?? '')),
    }
  }
}

/** The same by the number of the row. */
export function datedRows(
  { endpoint, store }: Pick<JoinedRows, 'endpoint' | 'store'>,
  source: JoinSource,
): (row: number) => DatedRow {
  const read = datedRowReader(endpoint, source)
  return (row) => read((path) => store.value(path, row))
}

/** Of a list of tickers the first, which the cell says on hover. */
function tickerIn(field: Field | undefined, value: unknown, symbolOf: JoinSource['symbolOf']): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : symbolOf(value.trim())
  if (!Array.isArray(value) || !field?.fields) return undefined
  const [name] = Object.entries(field.fields).find(([, { kind }]) => kind === 'ticker') ?? []
  const [first] = value as readonly unknown[]
  return name === undefined || typeof first !== 'object' || first === null
    ? undefined
    : tickerIn(undefined, (first as Readonly<Record<string, unknown>>)[name], symbolOf)
}

/** Whose rows these are, and of when the first is. */
export interface RowSpan {
  readonly symbols: readonly string[]
  /** Those that have a day, by their symbol. */
  readonly rowsOf: ReadonlyMap<string, readonly number[]>
  readonly first: IsoDay | undefined
}

interface KnownSpan {
  readonly size: number
  /** The field that the days are of. */
  readonly day: string
  readonly found: Promise<RowSpan>
}

const spans = new WeakMap<RowStore, KnownSpan>()

/** Milliseconds of one slice of reading: half a frame; and the rows between two looks at the clock. */
export const SLICE = 8
export const ROWS_A_LOOK = 50

async function readSpan(rows: Pick<JoinedRows, 'endpoint' | 'store'>, source: JoinSource): Promise<RowSpan> {
  const rowAt = datedRows(rows, source)
  const { size } = rows.store
  const rowsOf = new Map<string, number[]>()
  let first: IsoDay | undefined
  let until = performance.now() + SLICE
  for (let row = 0; row < size; row += 1) {
    const { symbol, day } = rowAt(row)
    if (symbol !== undefined && day !== undefined) {
      const own = rowsOf.get(symbol)
      if (own) own.push(row)
      else rowsOf.set(symbol, [row])
      if (first === undefined || day < first) first = day
    }
    if (row % ROWS_A_LOOK === 0 && performance.now() > until) {
      await yieldToMain()
      until = performance.now() + SLICE
    }
  }
  return { symbols: [...rowsOf.keys()].sort(), rowsOf, first }
}

/** Read once for the rows that there are, in slices: a hundred thousand moments take seconds. */
export function spanOf(rows: Pick<JoinedRows, 'endpoint' | 'store'>, source: JoinSource): Promise<RowSpan> {
  const { endpoint, store } = rows
  const known = spans.get(store)
  if (known?.size === store.size && known.day === endpoint.dated?.day) return known.found
  const found = readSpan(rows, source)
  spans.set(store, { size: store.size, day: endpoint.dated!.day, found })
  return found
}

/** Which tickers are needed from when, for these columns of such rows. */
export function needOf(
  { symbols, first }: Pick<RowSpan, 'symbols' | 'first'>,
  request: JoinRequest,
  source: JoinSource,
  today: IsoDay,
): HistoryNeed {
  const years = yearsOf(request)
  const from = first !== undefined && first < today ? first : today
  return {
    symbols: [...new Set([...symbols, ...request.against.map(source.symbolOf)])].sort(),
    from: addDays(years > 0 ? addMonths(from, -12 * years) : from, -LEAD_DAYS),
    to: today,
    hasSplits: request.columns.some((column) => column.kind === 'upside' && column.isNow),
  }
}
