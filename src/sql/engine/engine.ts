/** SQL over the loaded rows, as the pages see it: tables are put in, statements are run, and either may fail without the app. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'

/** Rows of a result that are read; the rest is left in the engine, and said. */
export const MOST_ROWS = 100_000
/** What the engine may take, in megabytes; a statement that needs more ends. */
export const MOST_MEGABYTES = 1000

export interface SqlColumn {
  readonly name: string
  /** As DuckDB writes it: `DECIMAL(18,4)`, `DATE`, `TIMESTAMP WITH TIME ZONE`; its `HUGEINT` comes as `DECIMAL(38,0)`. */
  readonly type: string
}

export interface SqlResult {
  readonly columns: readonly SqlColumn[]
  /** How many rows there are here. */
  readonly size: number
  /**
   * `null` is the database's own. A whole number beyond 2^53 and a `DECIMAL` are exact texts, a `DATE` an ISO day, a moment ISO text in
   * UTC, a list or a structure JSON text; other numbers are numbers, and may be NaN or infinite.
   */
  value(column: number, row: number): string | number | boolean | null
  readonly milliseconds: number
  /** Whether rows were left out beyond `MOST_ROWS`. */
  readonly isCut: boolean
}

/** Why a statement has no result: its own fault, the user's wish, too little memory, or an engine that is no more. */
export class SqlError extends Error {
  readonly kind: 'query' | 'cancelled' | 'memory' | 'engine'
  /** The place in the statement that the engine named, in UTF-16 units. */
  readonly offset: number | undefined

  constructor(kind: SqlError['kind'], message: string, offset?: number) {
    super(message)
    this.name = 'SqlError'
    this.kind = kind
    this.offset = offset
  }
}

export interface SqlTableColumn {
  readonly name: string
  readonly type: string
  readonly about: string
}

export interface SqlTable {
  readonly name: string
  readonly about: string
  /** `child` holds the items of a list, by the `row_id` of their record; `view` adds the joined columns. */
  readonly kind: 'table' | 'child' | 'view'
  readonly columns: readonly SqlTableColumn[]
  readonly rows: number
}

/** Loaded rows of one dataset; their store may have joined columns beside those that were sent. */
export interface TableSource {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
}

export interface SqlEngine {
  /** Runs one statement, the last of several counts. Throws `SqlError`. */
  run(sql: string, signal: AbortSignal): Promise<SqlResult>
  /** Creates the tables of a source, or replaces them. Throws `SqlError`. */
  put(source: TableSource, signal: AbortSignal): Promise<readonly SqlTable[]>
  /** Bytes that the tables and what was made of them take. */
  memory(): Promise<number>
  close(): void
}
