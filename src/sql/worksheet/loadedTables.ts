/** The rows that arrived of each dataset as one: several sources of it make one table, which has what they share once. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { counted } from '../../lib/numbers/counts.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'
import { emptyRowStore } from '../../explorer/rows/spreadRows.ts'
import { inSlices } from '../../lib/inSlices.ts'
import type { TableSource } from '../engine/engine.ts'
import type { SourceLoader } from './sourceState.ts'

/** The rows of several stores, each of the same identity and content once. */
function* together(endpoint: AnyEndpoint, stores: readonly RowStore[]): Generator<undefined, RowStore> {
  const all = emptyRowStore(endpoint)
  for (const store of stores) {
    for (let row = 0; row < store.size; row += 1) {
      all.append([store.record(row)])
      if (row % 100 === 99) yield
    }
  }
  return all
}

/** `isGivenUp` ends it early, with `undefined`. */
export async function loadedTables(
  loaders: readonly SourceLoader[],
  isGivenUp: () => boolean,
): Promise<readonly TableSource[] | undefined> {
  const datasets = [...new Set(loaders.map(({ source }) => source.endpoint))]
  const tables: TableSource[] = []
  for (const endpoint of datasets) {
    const states = loaders.filter(({ source }) => source.endpoint === endpoint).map(({ state }) => state())
    const stores = states.flatMap(({ store }) => store ?? [])
    const [only] = stores
    if (!only) continue
    // Of several together the rows are others, and prices stand beside none of them.
    const joined = states.length === 1 ? states[0]!.joined : undefined
    if (joined) {
      tables.push(joined)
      continue
    }
    const store = stores.length === 1 ? only : await inSlices(together(endpoint, stores), isGivenUp)
    if (!store) return undefined
    tables.push({ endpoint, store })
  }
  return isGivenUp() ? undefined : tables
}

/** What a result is of: `400 ratings (1–400 · more available)`; loaded is not all. */
export function loadedWords(loaders: readonly SourceLoader[]): string {
  return loaders
    .map(({ source, state }) => {
      const { store, rows, coverage, status } = state()
      const { title } = source.endpoint
      if (!store) return `${title}: ${status === 'failed' ? 'failed' : 'not loaded'}`
      const isCut = status === 'failed' || status === 'stopped'
      return `${counted(rows, 'row')} of ${title} (${coverage}${isCut ? `, then ${status}` : ''})`
    })
    .join('; ')
}
