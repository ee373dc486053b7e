/** The loaded rows with the columns that an operation computes from them, beside those that were sent. */
import { useMemo } from 'react'
import { columnField, computedName, isComputed } from '../../api/endpoint/columns.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Answer } from '../query/useAnswer.ts'
import type { Column } from './column.ts'
import { MOST_VIEWED } from './many.ts'
import { columnFor } from './rowColumns.ts'
import type { RowStore } from './rowStore.ts'

/** Values by the name of the column and the number of the row. Rows that came after they were computed have none yet. */
export type ComputedValues = Readonly<Record<string, readonly unknown[]>>

export function withComputed(endpoint: AnyEndpoint, store: RowStore, values: ComputedValues): RowStore {
  const made = new Map<string, Column>()
  const computed = (path: string): Column | undefined => {
    const field = columnField(endpoint, path)
    const own = values[computedName(path)]
    if (!field || !own) return undefined
    const known = made.get(path)
    // Rows have come since.
    if (known?.size === store.size) return known
    const column = columnFor(field)
    for (let row = 0; row < store.size; row += 1) column.push(own[row])
    made.set(path, column)
    return column
  }
  const isOwn = (path: string): boolean => isComputed(path) && Object.hasOwn(values, computedName(path))
  return Object.assign(Object.create(store) as RowStore, {
    column: (path: string) => (isOwn(path) ? computed(path) : store.column(path)),
    value: (path: string, row: number) => (isOwn(path) ? values[computedName(path)]?.[row] : store.value(path, row)),
  })
}

const useNothing = (): undefined => undefined

/** The answer with computed columns in its rows, where the operation has any. */
export function useComputedColumns(
  endpoint: AnyEndpoint,
  answer: Answer<AnyEndpoint>,
  useComputed: (answer: Answer<AnyEndpoint>) => ComputedValues | undefined = useNothing,
): Answer<AnyEndpoint> {
  const { rows } = answer
  const isMany = rows !== undefined && rows.store.size > MOST_VIEWED
  const values = useComputed(isMany ? { ...answer, rows: undefined, current: undefined } : answer)
  const sent = rows?.store
  const store = useMemo(
    () => (isMany ? undefined : sent && values && withComputed(endpoint, sent, values)),
    [endpoint, sent, values, isMany],
  )
  return rows && store ? { ...answer, rows: { ...rows, store } } : answer
}
