/** Compares loaded rows with what was seen of them, and makes of it a column and a note for each cell that changed. */
import type { Connection } from '../../api/client/connection.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { fieldAt, valueAt } from '../../api/endpoint/fields.ts'
import type { Seen } from '../../seen/compareRecords.ts'
import { openSeenRecords } from '../../seen/openSeenRecords.ts'
import { recordSource } from '../../seen/recordSource.ts'
import { isUnavailable } from '../../seen/unavailable.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { measureOf } from '../../api/endpoint/measures.ts'
import { withComputed } from '../rows/computedColumns.ts'
import { changeAt, editWords } from './changeWords.ts'
import { CHANGE, NAME } from './sinceColumn.ts'

/** `Changed`: by its stamp, and whether it is new or edited is not known. */
export type Change = 'New' | 'Edited' | 'Changed'

export interface Compared {
  /** The rows that were compared. */
  readonly of: RowStore
  /** Unix seconds; `undefined` where nothing was seen before. */
  readonly since: number | undefined
  readonly counts: Readonly<Record<Change, number>>
  /** Why what was seen before is not known. */
  readonly reason: string | undefined
  /** The rows with the column, and with notes for the cells. */
  readonly beside: (store: RowStore) => RowStore
}

const DAY = 86_400
const read = (endpoint: AnyEndpoint, path: string | undefined, record: unknown): number => {
  const field = path === undefined ? undefined : fieldAt(endpoint.fields, path)
  return field ? measureOf(field, valueAt(record, path!)) : Number.NaN
}

/**
 * New is what changed since by its own stamp, was not seen before, and is of no earlier day. Without a stamp nothing is said to
 * be new: a row that was never looked at may be old.
 */
function changeOf(endpoint: AnyEndpoint, record: unknown, seen: Seen | undefined, since: number): Change | undefined {
  if (seen?.state === 'changed') return 'Edited'
  const isStamped = read(endpoint, endpoint.stamp, record) >= since
  if (!isStamped || seen?.state === 'unchanged') return undefined
  const isEarlier = read(endpoint, endpoint.dated?.day, record) < since - DAY
  return seen?.state === 'new' && !isEarlier ? 'New' : 'Changed'
}

/** `since` is Unix seconds, or `seen` for the last visit. */
export async function compareRows(
  connection: Connection,
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>> | undefined,
  store: RowStore,
  asked: string,
): Promise<Compared> {
  const source = recordSource(connection, endpoint, values)
  const kept = await openSeenRecords()
  const last = asked === 'seen' ? await kept.lastVisit(source, connection.now()) : Number(asked)
  const since = typeof last === 'number' && Number.isFinite(last) ? last : undefined
  const records = Array.from({ length: store.size }, (_, row) => store.record(row))
  const seen = since === undefined ? [] : await kept.compare(source, records, since)
  const reason = isUnavailable(seen) ? seen.reason : isUnavailable(last) ? last.reason : undefined
  const states = isUnavailable(seen) ? [] : seen
  const changes = records.map((record, row) => (since === undefined ? undefined : changeOf(endpoint, record, states[row], since)))
  const count = (change: Change): number => changes.filter((other) => other === change).length
  const noteOf = (path: string, row: number): string | undefined => {
    const state = states[row]
    if (state?.state !== 'changed') return undefined
    const found = path === CHANGE ? state.changes : state.changes.filter((change) => changeAt(change, path))
    return found.length > 0 ? editWords(endpoint, found, state.seenAt) : undefined
  }
  return {
    of: store,
    since,
    counts: { New: count('New'), Edited: count('Edited'), Changed: count('Changed') },
    reason,
    beside: (given) => Object.assign(withComputed(endpoint, given, { [NAME]: changes }), { noteOf }),
  }
}
