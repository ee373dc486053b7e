/** Writes Parquet away from the page: encoding a hundred thousand rows would stop it. */
import { parquetWriteBuffer } from 'hyparquet-writer'
import type { ParquetColumn, ParquetOrder } from './parquet.ts'

const columns: ParquetColumn[] = []

self.addEventListener('message', ({ data }: MessageEvent<ParquetColumn | ParquetOrder>) => {
  if ('name' in data) {
    columns.push(data)
    return
  }
  const buffer = parquetWriteBuffer({
    columnData: columns.map((column) => ({ ...column, data: [...column.data], nullable: true })),
    kvMetadata: data.facts.map(([key, value]) => ({ key: `tearsheet.${key}`, value })),
  })
  self.postMessage(buffer, { transfer: [buffer] })
})
