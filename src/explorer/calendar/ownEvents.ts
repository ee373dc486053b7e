/** The events of the loaded rows, each made once: of ten pages that arrive, those of the first would be made ten times. */
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import type { Preferences } from '../../settings/preferences.ts'
import { mismatchesIn } from '../../ui/values/mismatchWords.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { changeOfRow } from '../since/rowChange.ts'
import type { CalendarEvent } from './event.ts'

/** What makes an event of a row: the record, whether it is invented, and what is preferred, which an operation reads itself. */
interface Makers<E extends AnyEndpoint> {
  readonly endpoint: E
  readonly eventOf: (record: RecordOf<E>, isDemo: boolean) => CalendarEvent
  readonly isDemo: boolean
  readonly preferences: Preferences
}

/** The event of a row, and the row's number. */
export type OwnEvent = CalendarEvent & { readonly row: number }

interface Made {
  readonly by: Makers<AnyEndpoint>
  readonly events: OwnEvent[]
}

const known = new WeakMap<RowStore, Made>()

const isSame = (a: Makers<AnyEndpoint>, b: Makers<AnyEndpoint>): boolean =>
  a.endpoint.fields === b.endpoint.fields && a.eventOf === b.eventOf && a.isDemo === b.isDemo && a.preferences === b.preferences

function mismatchLine({ fields }: AnyEndpoint, record: RecordOf<AnyEndpoint>): readonly string[] {
  const mismatches = mismatchesIn(fields, record)
  return mismatches.length > 0 ? [`Not as specified: ${mismatches.join('; ')}.`] : []
}

/** Those of these row numbers, in their order; `records` are those of the store, which only ever grows. */
export function ownEvents<E extends AnyEndpoint>(
  makers: Makers<E>,
  store: RowStore,
  records: readonly RecordOf<E>[],
  order: Uint32Array,
): readonly OwnEvent[] {
  const { endpoint, eventOf, isDemo } = makers
  const by = makers as unknown as Makers<AnyEndpoint>
  const before = known.get(store)
  const { events } = before && isSame(before.by, by) ? before : { events: [] as OwnEvent[] }
  known.set(store, { by, events })
  return Array.from(order, (row) => {
    const made = events[row]
    if (made) return made
    const event = eventOf(records[row]!, isDemo)
    let oddities: readonly string[] | undefined
    return (events[row] = {
      ...event,
      row,
      change: changeOfRow(store, row),
      // No getter: the engine would give each event a shape of its own, which takes ten times as long and twice the memory.
      id: () => store.idOf(row),
      oddities: () => (oddities ??= [...event.oddities(), ...mismatchLine(endpoint, store.record(row))]),
    })
  })
}
