/** One cell of a recycled row: its text is written into the page as it is, and what is more than text is left to React. */
import type { Cells } from './CellContent.tsx'
import type { Column } from '../columns/columns.ts'
import type { RowStore } from '../../rows/rowStore.ts'

/** What React draws in a cell. */
export interface CellByReact {
  readonly store: RowStore
  readonly row: number
  readonly column: Column
  readonly Own: Cells[string]
  /** What stands before the value. */
  readonly mark: 'shared' | 'change' | undefined
}

export interface CellState {
  /** Empty where React draws the cell. */
  readonly text: string
  /** It may be longer than the cell is wide. */
  readonly isClipped: boolean
  readonly title: string | undefined
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly isEdited: boolean
}

const EMPTY: CellState = { text: '', isClipped: true, title: undefined, isActive: false, isSelected: false, isEdited: false }

export type RecycledCell = ReturnType<typeof createRecycledCell>

export function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

export function createRecycledCell() {
  let now = EMPTY
  let page: { readonly element: HTMLElement; readonly text: Text } | undefined

  const put = (next: CellState, last: CellState): void => {
    if (!page) return
    const { element, text } = page
    if (next.text !== last.text) text.data = next.text
    if (next.isClipped !== last.isClipped) setOrRemove(element, 'data-fits', next.isClipped ? undefined : '')
    if (next.title !== last.title) setOrRemove(element, 'title', next.title)
    if (next.isActive !== last.isActive) element.tabIndex = next.isActive ? 0 : -1
    if (next.isSelected !== last.isSelected) setOrRemove(element, 'aria-selected', next.isSelected ? 'true' : undefined)
    if (next.isEdited !== last.isEdited) setOrRemove(element, 'data-edited', next.isEdited ? '' : undefined)
  }

  return {
    /** The element is in the page, or no longer. */
    attach(element: HTMLElement | null): void {
      if (!element) {
        page = undefined
        return
      }
      page = { element, text: document.createTextNode('') }
      element.prepend(page.text)
      put(now, EMPTY)
    },
    write(next: CellState): void {
      const last = now
      now = next
      put(next, last)
    },
  }
}
