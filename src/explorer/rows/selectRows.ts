/** Which loaded rows are shown, in which order: the refinements and the sort of an address put to the store. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { columnField } from '../../api/endpoint/columns.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { atOnce, byParts, type Steps } from '../../lib/inSlices.ts'
import { allRows, DictionaryColumn, type Column } from './column.ts'
import { orderSteps } from './orderRows.ts'
import { rankSteps } from './sortKeys.ts'
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

function* keptRows(rows: Uint32Array, isKept: (row: number) => boolean): Steps<Uint32Array> {
  const kept = new Uint32Array(rows.length)
  let count = 0
  yield* byParts(rows.length, (from, to) => {
    for (let place = from; place < to; place += 1) if (isKept(rows[place]!)) kept[count++] = rows[place]!
  })
  return kept.slice(0, count)
}

function* kept(rows: Uint32Array, column: Column, field: Field, refinement: LocalFilterRule): Steps<Uint32Array> {
  if (refinement.kind === 'range') {
    const [low, high] = boundsOf(refinement)
    const ranks = yield* rankSteps(field, column)
    return yield* keptRows(rows, (row) => ranks[row]! >= low && ranks[row]! <= high)
  }
  const isKept = toPredicate(refinement)
  if (column instanceof DictionaryColumn) {
    const codes = column.codes()
    const { values } = column
    const byCode = new Uint8Array(values.length)
    yield* byParts(byCode.length, (from, to) => {
      for (let code = from; code < to; code += 1) byCode[code] = isKept(values[code]) ? 1 : 0
    })
    return yield* keptRows(rows, (row) => byCode[codes[row]!] === 1)
  }
  return yield* keptRows(rows, (row) => isKept(column.at(row)))
}

export interface Sort {
  readonly column: string
  readonly isDescending: boolean
}

type Selection = readonly [endpoint: AnyEndpoint, store: RowStore, localFilters: readonly LocalFilter[], sort: Sort | undefined]

/** Row numbers to show, in order. A sort by a column that is not there leaves the service's order. */
export const selectRows = (...selection: Selection): Uint32Array => atOnce(selectSteps(...selection))

export function* selectSteps(...[endpoint, store, localFilters, sort]: Selection): Steps<Uint32Array> {
  let rows: Uint32Array = allRows(store.size)
  for (const { path, field, refinement } of localFilters) {
    const column = store.column(path)
    if (column && refinement) rows = yield* kept(rows, column, field, refinement)
  }
  const field = sort && columnField(endpoint, sort.column)
  const column = sort && store.column(sort.column)
  if (!field || !column) return rows
  return yield* orderSteps(rows, yield* rankSteps(field, column), sort.isDescending)
}
