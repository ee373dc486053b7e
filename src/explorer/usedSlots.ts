/** Which parts of an operation's page are used for the rows that are loaded: of very many, the table stands in place of its own view. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { Answer } from './query/useAnswer.ts'
import { mostOfOwnView } from './rows/many.ts'
import type { Slots } from './slots.ts'

type Own = Slots<AnyEndpoint>

/** `joined` are the cells of columns beside its own. */
export function usedSlots({ Results, ...own }: Own, joined: Own['cells'], { rows, load }: Answer<AnyEndpoint>) {
  const most = mostOfOwnView(load !== undefined, own.recordsOf !== undefined)
  const isTableAlone = Results !== undefined && !own.areRowsOwn && rows !== undefined && rows.store.size > most
  const slots: Own = {
    ...own,
    ...(Results && !isTableAlone && { Results }),
    ...(joined && { cells: { ...own.cells, ...joined } }),
  }
  return { slots, isTableAlone }
}
