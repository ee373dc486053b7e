/** Brings the open record, or the cell that a search found, into sight, where the keyboard then goes on. */
import { useEffect, useLayoutEffect } from 'react'
import type { GridPlace } from './useGridFocus.ts'

/** A cell to bring into sight; new with each request. */
export interface FoundCell {
  /** Of its row in the order shown, from 0. */
  readonly place: number
  readonly column: number
}

export function useRevealedCell(
  openPlace: number,
  found: FoundCell | undefined,
  reveal: (place: number, column?: number) => void,
  setPlace: (to: (from: GridPlace) => GridPlace) => void,
): void {
  // A record opened by a link or stepped to is brought into sight, and is where the keyboard goes on once its panel closes.
  useLayoutEffect(() => {
    if (openPlace < 0) return
    reveal(openPlace)
    setPlace(({ column }) => ({ row: openPlace + 1, column }))
    // oxlint-disable-next-line exhaustive-deps -- heights are the same while the grid is, and the setter at every drawing
  }, [openPlace])

  useEffect(() => {
    if (!found) return
    reveal(found.place, found.column)
    setPlace(() => ({ row: found.place + 1, column: found.column }))
    // oxlint-disable-next-line exhaustive-deps -- only a new request brings a cell into sight
  }, [found])
}
