/** What the engine asks of DuckDB, whether it runs in a worker of the page or beside a test. */
import type { RecordBatch, Table } from 'apache-arrow'

export interface Connection {
  /** A statement that the app itself writes. */
  query(sql: string): Promise<Table>
  /** Batch by batch, so that what follows the last one read is never made. */
  batches(sql: string): Promise<AsyncIterable<RecordBatch>>
  /** Lets the statement under way end. */
  cancel(): Promise<void>
  /** Creates a table of an Arrow stream. */
  insert(stream: Uint8Array, name: string): Promise<void>
  close(): void
}
