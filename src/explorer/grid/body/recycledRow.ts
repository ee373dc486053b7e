/** One row of the grid, written anew for each row that it comes to serve: React makes its elements, and what they say is written in place. */
import { plainText, textAlone } from '../../../ui/values/CellValue.tsx'
import { roundedFrom } from '../../../ui/values/valueText.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { changeOfRow } from '../../since/rowChange.ts'
import { CHANGE } from '../../since/sinceColumn.ts'
import type { Column } from '../columns/columns.ts'
import type { CellRange } from '../selection/selection.ts'
import type { Cells } from './CellContent.tsx'
import { cutToFit } from './textFit.ts'
import { createRecycledCell, setOrRemove, type CellByReact, type RecycledCell } from './recycledCell.ts'

/** What rows are drawn from, but for which of them are in sight. */
export interface RowsView {
  readonly store: RowStore
  /** Row numbers of the store, in the order shown. */
  readonly order: Uint32Array
  readonly columns: readonly Column[]
  /** Cells that an operation draws itself. */
  readonly cells: Cells
  /** Columns in the page, by their number; `ofActive` in the row of the cell that is in the tab order. */
  readonly shown: readonly number[]
  readonly ofActive: readonly number[]
  /** Pixels. */
  readonly height: number
  /** The cell in the tab order, by the place of its row, from 0; -1 where it is in the head. */
  readonly activePlace: number
  readonly activeColumn: number
  readonly range: CellRange | undefined
  /** Of the open record; -1 when none is open. */
  readonly openPlace: number
  readonly isCard: boolean
  /** The words of a search are marked in the texts. */
  readonly isSearched: boolean
}

/** Another row has the same identity, or what changed: marks of the first cells. */
function markOf({ store, isCard }: RowsView, row: number, index: number, { path }: Column): CellByReact['mark'] {
  if (index === 0 && store.sharesId(row)) return 'shared'
  return isCard && index === 1 && path !== CHANGE && changeOfRow(store, row) ? 'change' : undefined
}

const isWithin = (at: number, [first, last]: readonly [number, number]): boolean => at >= first && at <= last

/** Gives what React has to draw in it: in a row that `isPlain` nothing. */
function writeCell(cell: RecycledCell, view: RowsView, place: number, index: number, isPlain: boolean): CellByReact | undefined {
  const { store, order, columns, cells: own, range, isCard, isSearched } = view
  const column = columns[index]!
  const { path, field } = column
  const row = order[place]!
  const value = store.value(path, row)
  const mark = markOf(view, row, index, column)
  const text = isSearched || own[path] || mark ? undefined : textAlone(field, value)
  const note = store.noteOf?.(path, row)
  const alone = text ?? (isPlain ? plainText(field, value) : undefined)
  const fitting = alone === undefined || isCard ? undefined : cutToFit(alone, column.width)
  // What nobody reads before the row rests is cut: the browser would lay out all of it, and clip it in every frame.
  const said = isPlain ? (fitting ?? alone) : alone
  cell.write({
    text: said ?? '',
    isClipped: said === undefined || said !== fitting,
    title: isPlain ? undefined : (note ?? roundedFrom(field, value)),
    isActive: place === view.activePlace && index === view.activeColumn,
    isSelected: range !== undefined && isWithin(place, range.rows) && isWithin(index, range.columns),
    isEdited: note !== undefined,
  })
  return alone === undefined ? { store, row, column, Own: own[path], mark } : undefined
}

const isSameCell = (a: CellByReact, b: CellByReact): boolean =>
  a.store === b.store && a.row === b.row && a.column === b.column && a.Own === b.Own && a.mark === b.mark

const NOTHING: ReadonlyMap<string, CellByReact> = new Map()

let created = 0

export type RecycledRow = ReturnType<typeof createRecycledRow>

interface First {
  readonly view: RowsView
  readonly place: number
  readonly top: number
}

/** `first` is the row that it serves in the beginning. */
export function createRecycledRow(first?: First) {
  const number = (created += 1)
  const cells = new Map<string, RecycledCell>()
  let element: HTMLElement | undefined
  let drawn: RowsView | undefined
  let [place, top, isPlain] = [-1, 0, false]
  /** By the path of their column. */
  let byReact = NOTHING
  const listeners = new Set<() => void>()

  const cellOf = (path: string): RecycledCell => {
    const cell = cells.get(path) ?? createRecycledCell()
    cells.set(path, cell)
    return cell
  }
  const put = (): void => {
    if (!element || !drawn) return
    element.style.height = `${drawn.height}px`
    element.setAttribute('aria-rowindex', String(place + 2))
    setOrRemove(element, 'aria-selected', String(place === drawn.openPlace))
    element.toggleAttribute('data-plain', isPlain)
  }

  /** So many pixels below the top of the body. */
  const moveTo = (from: number): void => {
    if (from !== top && element) element.style.transform = `translateY(${from}px)`
    top = from
  }

  /**
   * Serves the row at this place from now on, so many pixels below the top of the body. `mayWait`: one that comes to this place says its
   * values as text alone for the time being. Not the one with the focus: it may be read out.
   */
  const draw = (view: RowsView, at: number, from: number, mayWait = false): void => {
    moveTo(from)
    const plain = mayWait && (isPlain || at !== place) && at !== view.activePlace
    if (view === drawn && at === place && plain === isPlain) return
    drawn = view
    place = at
    isPlain = plain
    put()
    const shown = at === view.activePlace ? view.ofActive : view.shown
    const left = new Map<string, CellByReact>()
    for (const index of shown) {
      const { path } = view.columns[index]!
      const cell = writeCell(cellOf(path), view, at, index, isPlain)
      const last = byReact.get(path)
      // The same object for the same cell: when the focus moves, nothing is drawn again.
      if (cell) left.set(path, last && isSameCell(last, cell) ? last : cell)
    }
    if (left.size === byReact.size && [...left].every(([path, cell]) => byReact.get(path) === cell)) return
    byReact = left
    for (const listener of listeners) listener()
  }

  return {
    /** Its own among all there are. */
    number,
    element: (): HTMLElement | undefined => element,
    place: (): number => place,
    cellOf,
    /** Cells that React has to draw: others for each row, which those who listen are told. */
    byReact: (): ReadonlyMap<string, CellByReact> => byReact,
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The element is in the page, or no longer. */
    attach(given: HTMLElement | null): void {
      element = given ?? undefined
      if (element) element.style.transform = `translateY(${top}px)`
      put()
    },
    /** It serves this place already, and what is more than text in it is still to be drawn. */
    waitsAt: (at: number): boolean => isPlain && at === place,
    moveTo,
    drawFirst: (): void => first && draw(first.view, first.place, first.top),
    draw,
  }
}
