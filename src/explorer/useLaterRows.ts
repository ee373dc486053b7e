/** The rows that an operation's own view is drawn with, and what is said of them: a render after they came. */
import { useDeferredValue, useMemo } from 'react'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import type { Joining } from './join/JoiningContext.ts'
import type { Answer } from './query/useAnswer.ts'
import type { Slots } from './slots.ts'
import { viewedRecords } from './rows/many.ts'
import type { ShownRows } from './rows/useShownRows.ts'

const NO_RECORDS: readonly never[] = []

interface Rows {
  readonly answer: Answer<AnyEndpoint>
  readonly shown: ShownRows
  readonly joining: Joining | undefined
}

export interface LaterRows extends Rows {
  /** The operation's own view of them. */
  readonly View: Slots<AnyEndpoint>['Results']
  /** For that view. */
  readonly records: readonly RecordOf<AnyEndpoint>[]
  /** Whether rows are there that the next render draws. */
  readonly areComing: boolean
}

/**
 * Rows that come for a view of the operation's own, and the table that stands in its place once they are very many: drawn in a
 * render after that of the page around it. To find out what the view shows, or to make a table, takes a weak machine too long for
 * one task. Their number, their page and what their joined columns come to are told with them: whoever reads of page 2 and opens its
 * first row means that of page 2.
 * The same rows in another order are drawn at once.
 */
export function useLaterRows({ answer, shown, joining }: Rows, slots: Slots<AnyEndpoint>): LaterRows {
  const { rows, current } = answer
  const View = slots.Results
  const there = useMemo(
    () => ({
      rows,
      current,
      shown,
      joining,
      // Read once: the store grows with each page, also between this render and the next.
      records: View && rows ? (slots.recordsOf ?? viewedRecords)(rows.store) : NO_RECORDS,
      View,
    }),
    // oxlint-disable-next-line exhaustive-deps -- rows are others by their reply and their store; what holds them is new each time
    [rows?.reply, rows?.store, current, shown.order, View],
  )
  const later = useDeferredValue(there)
  const isDrawn = later.rows?.store === rows?.store && later.current === current && later.View === View
  if (isDrawn || !(View ?? later.View)) return { answer, shown, joining, records: there.records, View, areComing: false }
  const { rows: drawn, current: then, ...rest } = later
  return { ...rest, answer: { ...answer, rows: drawn, current: then }, areComing: rows !== undefined }
}
