/** What the heads say of the loaded rows, found once the rows stand and the page has nothing else to do, a column at a time. */
import { useEffect, useState } from 'react'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import type { ColumnStrip } from '../../rows/columnStrip.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import type { Column } from './columns.ts'

export type ColumnStrips = ReadonlyMap<string, ColumnStrip & { readonly outline: string }>

/** When the page is idle; where browsers do not tell, once it has drawn. */
const idle = (): Promise<void> =>
  typeof requestIdleCallback === 'undefined'
    ? yieldToMain()
    : new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: 1000 }))

async function findStrips(store: RowStore, columns: readonly Column[], signal: AbortSignal): Promise<ColumnStrips | undefined> {
  await idle()
  const { barsOutline, stripOf } = await import('../../rows/columnStrip.ts')
  const strips = new Map<string, ColumnStrip & { outline: string }>()
  for (const { path, field } of columns) {
    await yieldToMain()
    if (signal.aborted) return undefined
    const column = store.column(path)
    const strip = column && stripOf(field, column)
    if (strip) strips.set(path, { ...strip, outline: strip.parts.length > 0 ? barsOutline(strip.parts) : '' })
  }
  return strips
}

/** While more rows are on their way, those of before; nothing where they are not wanted. */
export function useColumnStrips(
  store: RowStore,
  columns: readonly Column[],
  isBusy: boolean,
  areWanted: boolean,
): ColumnStrips | undefined {
  const [strips, setStrips] = useState<ColumnStrips>()
  const { size } = store
  useEffect(() => {
    if (isBusy || !areWanted) return
    const stop = new AbortController()
    void findStrips(store, columns, stop.signal).then((found) => found && !stop.signal.aborted && setStrips(found))
    return () => stop.abort()
  }, [store, size, columns, isBusy, areWanted])
  return areWanted ? strips : undefined
}
