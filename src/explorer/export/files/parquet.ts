/** Loaded rows as a Parquet file: columns as they are, numbers as numbers, exact decimals as text. */
import { exported, plainText } from '../csv.ts'
import type { Content } from '../formats.ts'
import { valueIn, type ShownColumn } from '../shown.ts'
import { fileFromWorker } from './fileFromWorker.ts'
import workerAddress from './parquetWorker.ts?worker&url'

export interface ParquetColumn {
  readonly name: string
  readonly type: 'DOUBLE' | 'BOOLEAN' | 'STRING'
  readonly data: readonly (string | number | boolean | null)[]
}

/** Ends the columns: the file is written now, with these facts beside the rows. */
export interface ParquetOrder {
  readonly facts: readonly (readonly [key: string, value: string])[]
}

/** A column's values in order. All are of one type, as the format wants: an odd value makes the whole column text. */
export function parquetColumn({ store, order }: Content, column: ShownColumn): ParquetColumn {
  const { path, field } = column
  const values = Array.from(order, (row, place) => exported(field, valueIn(store, column, row, place)) ?? null)
  const isAll = (type: string): boolean => values.every((value) => value === null || typeof value === type)
  // The checks above are what the types say.
  if (isAll('number')) return { name: path, type: 'DOUBLE', data: values as (number | null)[] }
  if (isAll('boolean')) return { name: path, type: 'BOOLEAN', data: values as (boolean | null)[] }
  return { name: path, type: 'STRING', data: values.map((value) => (value === null ? null : plainText(value))) }
}

/** Hands column after column to a worker. Throws the signal's reason when cancelled. */
export async function writeParquet(content: Content, onProgress: (rows: number) => void, signal: AbortSignal): Promise<Blob> {
  const file = await fileFromWorker({
    address: workerAddress,
    name: 'Parquet',
    parts: content.columns.map((column) => () => parquetColumn(content, column)),
    last: (): ParquetOrder => ({ facts: Object.entries(content.origin).map(([key, value]) => [key, String(value)] as const) }),
    onProgress: (share) => onProgress(Math.floor(share * content.order.length)),
    signal,
  })
  return new Blob([file], { type: 'application/vnd.apache.parquet' })
}
