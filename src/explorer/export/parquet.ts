/** Loaded rows as a Parquet file: columns as they are, numbers as numbers, exact decimals as text. */
import { fieldAt } from '../../api/fields.ts'
import { startWorker } from '../../lib/trustedTypes.ts'
import { exported, plainText } from './csv.ts'
import type { Content } from './formats.ts'
import { breathe } from './breathe.ts'
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
export function parquetColumn({ endpoint, store, order }: Content, path: string): ParquetColumn {
  const field = fieldAt(endpoint.fields, path)!
  const values = Array.from(order, (row) => exported(field, store.value(path, row)) ?? null)
  const isAll = (type: string): boolean => values.every((value) => value === null || typeof value === type)
  // The checks above are what the types say.
  if (isAll('number')) return { name: path, type: 'DOUBLE', data: values as (number | null)[] }
  if (isAll('boolean')) return { name: path, type: 'BOOLEAN', data: values as (boolean | null)[] }
  return { name: path, type: 'STRING', data: values.map((value) => (value === null ? null : plainText(value))) }
}

/** Hands column after column to a worker. Throws the signal's reason when cancelled. */
export async function writeParquet(content: Content, onProgress: (rows: number) => void, signal: AbortSignal): Promise<Blob> {
  const worker = startWorker(workerAddress, 'parquet')
  try {
    for (const [index, path] of content.paths.entries()) {
      worker.postMessage(parquetColumn(content, path))
      onProgress(Math.floor(((index + 1) / content.paths.length) * content.order.length))
      await breathe()
      signal.throwIfAborted()
    }
    const facts = Object.entries(content.origin).map(([key, value]) => [key, String(value)] as const)
    const written = new Promise<ArrayBuffer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    worker.postMessage({ facts } satisfies ParquetOrder)
    return new Blob([await written], { type: 'application/vnd.apache.parquet' })
  } finally {
    worker.terminate()
  }
}
