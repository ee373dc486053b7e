/** What the heads say of the loaded rows, found once the rows stand and the page has nothing else to do, a column at a time. */
import { useEffect, useState } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { inIdleSlices } from '../../../lib/inSlices.ts'
import type { ColumnStrip } from '../../rows/columnStrip.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import type { Column } from './columns.ts'

export interface HeadFacts extends ColumnStrip {
  /** As `clip-path` has it; empty where there are no bars. */
  readonly outline: string
  /** What came in another type than declared. */
  readonly odd: string | undefined
}

export type ColumnStrips = ReadonlyMap<string, HeadFacts>

/** Nothing where it does not come, as without a network or once the page is left: the heads have their names all the same. */
const fetchParts = () =>
  Promise.all([import('../../rows/columnStrip.ts'), import('../../rows/oddValues.ts')]).catch(() => undefined)

async function findStrips(
  endpoint: AnyEndpoint,
  store: RowStore,
  columns: readonly Column[],
  signal: AbortSignal,
): Promise<ColumnStrips | undefined> {
  const parts = await fetchParts()
  if (!parts) return undefined
  const [{ barsOutline, stripSteps }, { oddSteps }] = parts
  const strips = new Map<string, HeadFacts>()
  for (const { path, field } of columns) {
    const column = store.column(path)
    const isGivenUp = (): boolean => signal.aborted
    const strip = column && (await inIdleSlices(stripSteps(field, column), isGivenUp))
    const outline = strip && strip.parts.length > 0 ? barsOutline(strip.parts) : ''
    if (strip) strips.set(path, { ...strip, outline, odd: await inIdleSlices(oddSteps(endpoint, store, path), isGivenUp) })
    if (signal.aborted) return undefined
  }
  return strips
}

/** While more rows are on their way, those of before. */
export function useColumnStrips(
  endpoint: AnyEndpoint,
  store: RowStore,
  columns: readonly Column[],
  isBusy: boolean,
): ColumnStrips | undefined {
  const [strips, setStrips] = useState<ColumnStrips>()
  const { size } = store
  useEffect(() => {
    if (isBusy) return
    const stop = new AbortController()
    void findStrips(endpoint, store, columns, stop.signal).then((found) => found && !stop.signal.aborted && setStrips(found))
    return () => stop.abort()
  }, [endpoint, store, size, columns, isBusy])
  return strips
}
