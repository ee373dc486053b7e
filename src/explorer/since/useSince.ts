/** What is new or was edited since a moment, as a column beside the rows of an address that names one (`v.since`). */
import { useEffect, useMemo, useState } from 'react'
import { computedPath } from '../../api/endpoint/columns.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { word } from '../../api/endpoint/fields.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { GoodRows } from '../query/useAnswer.ts'
import type { RowStore } from '../rows/rowStore.ts'
import type { Compared } from './compareRows.ts'

/** Unix seconds, or `seen` for the last visit. */
export const SINCE = 'v.since'
const NAME = 'change'
export const CHANGE = computedPath(NAME)

const FIELD = word('Change', {
  about: 'Found by this app: whether the record is new, or was edited, since the moment that the address names.',
})

/** With the column, and other rows for it to stand in, where there is a moment. */
export const useSinceColumn = (given: AnyEndpoint, since: string | undefined): AnyEndpoint =>
  useMemo(
    () =>
      since === undefined
        ? given
        : { ...given, computed: { ...given.computed, [NAME]: FIELD }, joined: [CHANGE, ...(given.joined ?? [])] },
    [given, since],
  )

/** `store` holds the rows with what other parts added; while more are coming, what was found stays. */
export function useSince(
  endpoint: AnyEndpoint,
  since: string | undefined,
  rows: GoodRows<AnyEndpoint> | undefined,
  store: RowStore | undefined,
  isGrowing: boolean,
): { readonly store: RowStore | undefined; readonly compared: Compared | undefined } {
  const connection = useConnection()
  const [found, setFound] = useState<{ readonly of: RowStore; readonly since: string; readonly compared: Compared }>()
  const [sent, reply, values] = [rows?.store, rows?.reply, rows?.values]
  useEffect(() => {
    if (since === undefined || !sent || isGrowing) return undefined
    let isOver = false
    void import('./compareRows.ts').then(async ({ compareRows }) => {
      const compared = await compareRows(connection, endpoint, values, sent, since)
      if (!isOver) setFound({ of: sent, since, compared })
    })
    return () => {
      isOver = true
    }
    // The store is the same when it has grown, and the reply another.
  }, [connection, endpoint, since, sent, reply, values, isGrowing])
  const compared = found && found.of === sent && found.since === since ? found.compared : undefined
  return { store: useMemo(() => (store && compared ? compared.beside(store) : store), [store, compared]), compared }
}
