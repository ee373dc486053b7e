/** What the menu of a column says of its values: found at once where the rows are few, and in slices where they are many. */
import { useEffect, useMemo, useState } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { Field } from '../../../api/endpoint/fields.ts'
import { atOnce, inSlices, type Steps } from '../../../lib/inSlices.ts'
import { allRows } from '../../rows/column.ts'
import { distributionSteps, summarySteps, type ColumnSummary } from '../../rows/columnSummary.ts'
import { oddSteps } from '../../rows/oddValues.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { isMeasurable } from '../../rows/sortKeys.ts'

export interface ColumnFacts {
  /** `undefined` for what has no values of its own. */
  readonly summary: ColumnSummary | undefined
  /** How many measures are in each part between the least and the most; none where there is no scale. */
  readonly parts: readonly number[]
  /** What came in another type than declared, in words. */
  readonly odd: string | undefined
}

/** More rows than these are gone through in slices. */
const MANY = 20_000
const PARTS = 24

function* factSteps(endpoint: AnyEndpoint, field: Field, store: RowStore, path: string): Steps<ColumnFacts> {
  const odd = yield* oddSteps(endpoint, store, path)
  const column = store.column(path)
  if (!column) return { summary: undefined, parts: [], odd }
  const rows = allRows(store.size)
  const summary = yield* summarySteps(field, column, rows)
  return { summary, parts: isMeasurable(field) ? yield* distributionSteps(field, column, rows, PARTS) : [], odd }
}

/** `undefined` until they are found. */
export function useColumnFacts(endpoint: AnyEndpoint, field: Field, store: RowStore, path: string): ColumnFacts | undefined {
  const { size } = store
  const isMany = size > MANY
  const now = useMemo(
    () => (isMany ? undefined : atOnce(factSteps(endpoint, field, store, path))),
    // oxlint-disable-next-line exhaustive-deps -- the size says that the store has grown
    [endpoint, field, store, path, size, isMany],
  )
  const [found, setFound] = useState<{ readonly store: RowStore; readonly path: string; readonly facts: ColumnFacts }>()
  useEffect(() => {
    if (!isMany) return
    let isGone = false
    const steps = factSteps(endpoint, field, store, path)
    void inSlices(steps, () => isGone).then((facts) => facts && setFound({ store, path, facts }))
    return () => void (isGone = true)
  }, [endpoint, field, store, path, size, isMany])
  return now ?? (found?.store === store && found.path === path ? found.facts : undefined)
}
