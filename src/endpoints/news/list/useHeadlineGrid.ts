/** Focus, clicks and keys within the headline list, which hears them for all its rows. */
import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useGridFocus } from '../../../explorer/grid/focus/useGridFocus.ts'
import type { HeadlineRow } from './headlineRows.ts'

interface Options {
  readonly rows: readonly HeadlineRow[]
  readonly columns: number
  readonly openId: string | undefined
  /** What the row is opened by, counted from 0. */
  readonly idAt: (row: number) => string
  /** Has the row in the page, counted from 0, if it is not yet. */
  readonly drawTo: (row: number) => void
  readonly onOpen: (id: string) => void
  readonly onUnfold: (id: string, isUnfolded: boolean) => void
}

/** Where in the rows, counted from 0, and in the columns an element is; `undefined` in the header. */
const placeOf = (element: Element): { row: number; column: number } | undefined => {
  const row = Number(element.closest('[role="row"]')?.ariaRowIndex) - 2
  return row >= 0 ? { row, column: Number(element.closest('[role="gridcell"]')?.ariaColIndex) - 1 } : undefined
}

/** Frames until rows that come into sight have their height, which moves what stands below them. */
const FRAMES = 5

/** Gives what brings a row into sight, and keeps it there while those above it get their height. */
function useReveal(): (row: Element | null | undefined) => void {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useCallback((row) => {
    // Another row was meant before.
    cancelAnimationFrame(frame.current)
    const reveal = (left: number): void => {
      row?.scrollIntoView({ block: 'nearest' })
      if (row && left > 0) frame.current = requestAnimationFrame(() => reveal(left - 1))
    }
    reveal(FRAMES)
  }, [])
}

export function useHeadlineGrid(grid: RefObject<HTMLElement | null>, options: Options) {
  const { rows, columns, openId, idAt, drawTo, onOpen, onUnfold } = options
  const rowAt = (row: number): Element | null | undefined => grid.current?.querySelector(`[aria-rowindex="${row + 2}"]`)
  const revealRow = useReveal()
  const focus = useGridFocus(grid, {
    rows: rows.length,
    columns,
    pageOf: () => Math.max(1, Math.floor((grid.current?.parentElement?.clientHeight ?? 0) / (rowAt(0)?.clientHeight || 64)) - 1),
    reveal: (row) => {
      drawTo(row)
      revealRow(rowAt(row))
    },
    onOpen: (row) => onOpen(idAt(row)),
  })
  // Stepped to by j and k, the open headline is brought into sight.
  useEffect(() => {
    revealRow(grid.current?.querySelector('[aria-selected="true"]'))
  }, [grid, openId, revealRow])

  const onFocus = ({ target }: FocusEvent): void => {
    const place = placeOf(target)
    if (place && place.column >= 0) focus.setPlace({ row: place.row + 1, column: place.column })
  }
  const onClick = ({ target }: MouseEvent): void => {
    const place = target instanceof Element && placeOf(target)
    // A link within the row leads elsewhere.
    if (!place || target.closest('a')) return
    if (target.closest('button')) onUnfold(idAt(place.row), !rows[place.row]!.fold?.isUnfolded)
    else onOpen(idAt(place.row))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter is theirs where a link or a button has the focus.
    const isOnOther = event.target instanceof Element && event.target.closest('a, button') !== null
    if (!(event.key === 'Enter' && isOnOther)) focus.onKeyDown(event)
  }
  return { active: focus.active, onFocus, onClick, onKeyDown }
}
