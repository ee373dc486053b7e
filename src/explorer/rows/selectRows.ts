/** Which loaded rows are shown, in which order: the refinements and the sort of an address put to the store. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { columnField } from '../../api/endpoint/columns.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { allRows, DictionaryColumn, type Column } from './column.ts'
import { orderRows } from './orderRows.ts'
import { ranksOf } from './sortKeys.ts'
import { boundsOf, toPredicate, parseLocalFilter, type LocalFilterRule } from './localFilter.ts'
import type { RowStore } from './rowStore.ts'

const PREFIX = 'f.'

export interface LocalFilter {
  readonly path: string
  readonly field: Field
  readonly text: string
  readonly refinement: LocalFilterRule | undefined
  /** The rule that the text breaks; such a refinement keeps every row and is flagged. */
  readonly fault: string | undefined
}

/** The refinements of an address. A name that is no column is not one of them. */
export function localFiltersOf(
  endpoint: Pick<AnyEndpoint, 'fields' | 'computed'>,
  search: URLSearchParams,
): readonly LocalFilter[] {
  return [...new Set(search.keys())].flatMap((name): LocalFilter[] => {
    const path = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
    const field = path === '' ? undefined : columnField(endpoint, path)
    const text = search.get(name) ?? ''
    if (!field || text === '') return []
    const parsed = search.getAll(name).length > 1 ? { fault: 'Given more than once.' } : parseLocalFilter(field, text)
    return [
      {
        path,
        field,
        text,
        refinement: 'fault' in parsed ? undefined : parsed,
        fault: 'fault' in parsed ? parsed.fault : undefined,
      },
    ]
  })
}

/** The name of a column's refinement in the address. */
export const localFilterName = (path: string): string => `${PREFIX}${path}`

function kept(rows: Uint32Array, column: Column, field: Field, refinement: LocalFilterRule): Uint32Array {
  if (refinement.kind === 'range') {
    const [low, high] = boundsOf(refinement)
    const ranks = ranksOf(field, column)
    return rows.filter((row) => ranks[row]! >= low && ranks[row]! <= high)
  }
  const isKept = toPredicate(refinement)
  if (column instanceof DictionaryColumn) {
    const byCode = column.values.map(isKept)
    const codes = column.codes()
    return rows.filter((row) => byCode[codes[row]!]!)
  }
  return rows.filter((row) => isKept(column.at(row)))
}

export interface Sort {
  readonly column: string
  readonly isDescending: boolean
}

/** Row numbers to show, in order. A sort by a column that is not there leaves the service's order. */
export function selectRows(
  endpoint: AnyEndpoint,
  store: RowStore,
  localFilters: readonly LocalFilter[],
  sort: Sort | undefined,
): Uint32Array {
  let rows: Uint32Array = allRows(store.size)
  for (const { path, field, refinement } of localFilters) {
    const column = store.column(path)
    if (column && refinement) rows = kept(rows, column, field, refinement)
  }
  const field = sort && columnField(endpoint, sort.column)
  const column = sort && store.column(sort.column)
  return field && column ? orderRows(rows, ranksOf(field, column), sort.isDescending) : rows
}
