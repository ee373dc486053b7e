/** Whether a row is new or edited, and what was edited, where rows are compared with what was seen. */
import type { RowStore } from '../rows/rowStore.ts'
import { CHANGE } from './sinceColumn.ts'

export interface RowChange {
  /** `New`, `Edited`, `Changed`. */
  readonly words: string
  readonly note: string | undefined
}

export function changeOfRow(store: RowStore | undefined, row: number): RowChange | undefined {
  const words = store?.value(CHANGE, row)
  return typeof words === 'string' ? { words, note: store?.noteOf?.(CHANGE, row) } : undefined
}
