/** What the printed tear sheet lists: the latest records of a dataset as rows, and over all datasets what is next. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Lane } from '../timeline/timelineEvents.ts'
import type { Answer } from '../useAnswers.ts'

export interface SheetTable {
  readonly title: string
  readonly heads: readonly string[]
  /** Newest first, the day of each beside its cells. */
  readonly rows: readonly { readonly day: IsoDay; readonly cells: readonly string[] }[]
}

/** `undefined` for a dataset that has no table there, and for one without records up to this day. */
export function sheetTableOf({ view, events, recordOf }: Answer, today: IsoDay): SheetTable | undefined {
  const { sheet, endpoint } = view
  if (!sheet) return undefined
  const rows = events
    .filter(({ day, isAside }) => day <= today && !isAside)
    .flatMap(({ id, day }) => {
      const record = recordOf(id)
      const cells = record && sheet.cellsOf(record)
      return cells ? [{ day, cells }] : []
    })
    .slice(0, sheet.lines)
  return rows.length === 0 ? undefined : { title: sheet.title ?? endpoint.title, heads: sheet.heads, rows }
}

export interface NextEvent {
  readonly day: IsoDay
  readonly lane: string
  readonly words: string
}

export const nextEvents = (lanes: readonly Lane[], today: IsoDay, most: number): readonly NextEvent[] =>
  lanes
    .flatMap(({ name, events }) => events.filter(({ day }) => day > today).map(({ day, words }) => ({ day, lane: name, words })))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .slice(0, most)
