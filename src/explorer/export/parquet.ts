/** Loaded rows as a Parquet file: columns as they are, numbers as numbers, exact decimals as text. */
import { startWorker } from '../../lib/trustedTypes.ts'
import { exported, plainText } from './csv.ts'
import { valueIn, type ShownColumn } from './shown.ts'
import type { Content } from './formats.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
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

/** Milliseconds for the writing itself: nothing else tells that a worker was ended from outside. */
const LONGEST_SILENCE = 120_000

/** What the worker has written. Fails when it comes to an end before, which may be at any time, and when it is stopped. */
function fileOf(worker: Worker, signal: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const fail = (message = ''): void => reject(new Error(message || 'The part that writes Parquet stopped.'))
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => fail(message))
    worker.addEventListener('messageerror', () => fail())
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/** Hands column after column to a worker. Throws the signal's reason when cancelled. */
export async function writeParquet(content: Content, onProgress: (rows: number) => void, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const worker = startWorker(workerAddress, 'parquet')
  const silence = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  const file = fileOf(worker, AbortSignal.any([signal, silence.signal]))
  try {
    for (const [index, column] of content.columns.entries()) {
      worker.postMessage(parquetColumn(content, column))
      onProgress(Math.floor(((index + 1) / content.columns.length) * content.order.length))
      await Promise.race([yieldToMain(), file])
    }
    const facts = Object.entries(content.origin).map(([key, value]) => [key, String(value)] as const)
    worker.postMessage({ facts } satisfies ParquetOrder)
    limit = setTimeout(() => silence.abort(new Error('The part that writes Parquet did not answer.')), LONGEST_SILENCE)
    return new Blob([await file], { type: 'application/vnd.apache.parquet' })
  } finally {
    clearTimeout(limit)
    worker.terminate()
  }
}
