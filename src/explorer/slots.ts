/** The parts of the explorer page that an operation's own page may replace. They replace; they do not configure. */
import type { ComponentType, ReactNode } from 'react'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import type { ColumnOf, ComputedPath } from '../api/endpoint/fields.ts'
import type { OwnName } from './address/usePageAddress.ts'
import type { Answer } from './query/useAnswer.ts'
import type { Explorer } from './query/useExplorer.ts'
import type { TitleOf } from './record/recordSummary.ts'
import type { ComputedValues } from './rows/computedColumns.ts'
import type { DerivedRows } from './rows/derivedRows.ts'
import type { RowStore } from './rows/rowStore.ts'

/** A column of the table, and what heads it where the field's own label says too much. */
export interface ColumnChoice<E extends AnyEndpoint> {
  readonly path: ColumnPath<E>
  readonly label?: string
  /** Pixels, where what stands in it is narrower or wider than others of its kind. */
  readonly width?: number
}

export interface ResultsProps<E extends AnyEndpoint> extends Explorer<E> {
  readonly endpoint: E

  /** The rows to show: of this query, or while there is no answer, the last that arrived. May be empty. */
  readonly records: readonly RecordOf<E>[]
  /** Row numbers in the order the user chose. */
  readonly order: Uint32Array
  /** As `idOf` gives it. */
  readonly openId: string | undefined
  /** What one of `records` is opened by: alone its own where several have one identity. */
  readonly idOf: (row: number) => string
  /** Whether the rows are the answer to an earlier query. */
  readonly isStale: boolean
  readonly isBusy: boolean
  readonly onOpen: (id: string) => void
  /** The table every operation has, or the words for there being no rows. */
  readonly table: ReactNode
  /** The same table with these row numbers only, and with these columns unless the user chose others. */
  readonly tableOf: (order: Uint32Array, columns?: readonly ColumnChoice<E>[]) => ReactNode
  /** A table of rows that the view made itself; `cells` as in the slots. */
  readonly tableOfDerived: (rows: DerivedRows, cells: Slots<AnyEndpoint>['cells']) => ReactNode
}

export interface RecordProps<E extends AnyEndpoint> extends Explorer<E> {
  readonly endpoint: E
  readonly record: RecordOf<E>
  /** Its number among the loaded rows. */
  readonly row: number

  /** Every field with its label, as the plain panel shows it. */
  readonly fields: ReactNode
}

export interface CellProps<E extends AnyEndpoint> {
  readonly record: RecordOf<E>
  /** Its number among the loaded rows. */
  readonly row: number
  /** What the column holds in it, as it was sent or computed. */
  readonly value: unknown
}

/** A column by its path, of a field or computed. */
type ColumnPath<E extends AnyEndpoint> = ColumnOf<E['fields']> | ComputedPath

/** What the rows look like before they are there, where that is no table. */
export type Shape = 'headlines' | 'cards' | 'prose' | 'chart'

/** The heads of a table, before there is one. */
export interface Heads {
  readonly labels: readonly string[]
  /** Whether each says what its column holds, on a line of its own. */
  readonly hasStrips: boolean
}

export interface Slots<E extends AnyEndpoint> {
  /** A search of the page's own among the filters; no form, for it stands in one. */
  readonly Finder?: ComponentType<Explorer<E>>
  /** In the request bar, what there is to choose of the request and its answer. */
  readonly RequestOptions?: ComponentType<Explorer<E>>
  /** What `Results` shows now is none of the loaded rows: nothing is said of these, nor done with them. */
  readonly areRowsOwn?: boolean
  /** In place of the table; what it draws itself it hands over (`shown.ts`). A button with `aria-current="true"` marks the open record: closing it brings the focus back there. */
  readonly Results?: ComponentType<ResultsProps<E>>
  /** Gives `Results` its records, in place of `viewedRecords`: of very many, no objects are made where it reads them by the names of their fields alone. */
  readonly recordsOf?: (store: RowStore) => readonly RecordOf<E>[]
  /** What `Results` looks like, for the time before the first answer. */
  readonly shape?: Shape | undefined
  /** Those of the table that `Results` draws, where they are not those of the usual columns. */
  readonly heads?: Heads
  /** In place of the list of fields, in the tab "Record" of the record panel. */
  readonly Record?: ComponentType<RecordProps<E>>
  /** In place of the list of fields as well, and so wide that the panel lies over rows and filters: for what is read at length. */
  readonly Reader?: ComponentType<RecordProps<E>>
  /** In place of the name a record is headed by: what happened, in a line. Nothing where neither the record nor the rows beside it say. */
  readonly titleOf?: TitleOf<E>
  /** In place of the value of one column. */
  readonly cells?: { readonly [path in ColumnPath<E>]?: ComponentType<CellProps<E>> }
  /** The values of its computed columns, the same object for as long as none of them changes; `undefined` while there are none. A hook. */
  readonly useComputed?: (answer: Answer<E>) => ComputedValues | undefined
  /**
   * The value of a column, as it is copied and exported, where some records have it elsewhere than in its field. What `cells`
   * draws must agree.
   */
  readonly values?: { readonly [path in ColumnOf<E['fields']>]?: (record: RecordOf<E>) => unknown }
  /** What the rows of `tableOfDerived` are, where the address shows them: their columns too are refined by names in the address. */
  readonly derived?: AnyEndpoint | undefined
  /** Names in the address that the parts above add. */
  readonly viewNames?: readonly OwnName[]
  /** Those of them that belong to the open record, and go when it is closed. */
  readonly recordNames?: readonly OwnName[]
}

/** How a dataset shows one record wherever it is opened, on its own page and on that of a company. */
export type RecordView<E extends AnyEndpoint> = Pick<Slots<E>, 'Record' | 'titleOf'>
