/** Makes a column wider or narrower: by its edge, by keys, or as wide as what it holds. Loaded with the first of these acts. */
import { HANDLE_WIDTH } from '../useGridLayout.ts'
import { clampWidth, type Column } from './columns.ts'

export type Sizes = Readonly<Record<string, number>>

/** Columns that fill a wider grid are wider than they ask for; `undefined` where they are as wide as they ask for. */
function stretchedWidths(grid: HTMLElement, columns: readonly Column[]): readonly number[] | undefined {
  const heads = [...grid.querySelectorAll('[role="columnheader"]')]
  const isStretched = grid.scrollWidth <= grid.parentElement!.clientWidth && heads.length === columns.length
  return isStretched ? heads.map((head) => head.getBoundingClientRect().width) : undefined
}

/** Once one of the stretched columns is sized, the others keep what they have, or its edge would run from the pointer. */
const sizesOf = (columns: readonly Column[], stretched: readonly number[] | undefined, index: number, width: number): Sizes => ({
  ...Object.fromEntries((stretched ?? []).map((each, at) => [columns[at]!.path, clampWidth(each)])),
  [columns[index]!.path]: clampWidth(width),
})

/** As wide as the widest of what is in sight of the column, with room for the button of its menu. */
export function fitColumn(grid: HTMLElement, columns: readonly Column[], index: number): Sizes {
  const cells = grid.querySelectorAll(`[role="row"] > [aria-colindex="${index + 1}"]`)
  const widths = Array.from(cells, (cell) => {
    const range = new Range()
    range.selectNodeContents(cell.role === 'columnheader' ? cell.querySelector('button')! : cell)
    const { paddingLeft, paddingRight } = getComputedStyle(cell)
    const room = cell.role === 'columnheader' ? 24 : 0
    return range.getBoundingClientRect().width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) + room
  })
  return sizesOf(columns, stretchedWidths(grid, columns), index, Math.ceil(Math.max(...widths)) + 1)
}

const STEP = 16

/** By an arrow, with Shift by less; as wide as what it holds by Enter. */
export function resizeByKey(grid: HTMLElement, columns: readonly Column[], index: number, key: string, isFine: boolean): Sizes {
  if (key === 'Enter') return fitColumn(grid, columns, index)
  const stretched = stretchedWidths(grid, columns)
  const by = (key === 'ArrowRight' ? 1 : -1) * (isFine ? 1 : STEP)
  return sizesOf(columns, stretched, index, (stretched?.[index] ?? columns[index]!.width) + by)
}

/** Follows the pointer until it is let go; the grid shows each width at once, the address learns the last. */
export function resizeByPointer(
  grid: HTMLElement,
  columns: readonly Column[],
  index: number,
  startX: number,
  onEnd: (sizes: Sizes) => void,
): void {
  const stretched = stretchedWidths(grid, columns)
  const now = stretched ?? columns.map(({ width }) => width)
  const [template, least] = [grid.style.getPropertyValue('--columns'), grid.style.minWidth]
  let width = now[index]!
  const stop = new AbortController()
  const move = ({ clientX }: PointerEvent): void => {
    width = clampWidth(now[index]! + clientX - startX)
    const widths = now.with(index, width)
    grid.style.setProperty('--columns', widths.map((each) => `${each}px`).join(' '))
    grid.style.minWidth = `${widths.reduce((sum, each) => sum + each, HANDLE_WIDTH)}px`
  }
  const end = (): void => {
    stop.abort()
    grid.style.setProperty('--columns', template)
    grid.style.minWidth = least
    if (width !== now[index]) onEnd(sizesOf(columns, stretched, index, width))
  }
  document.addEventListener('pointermove', move, { signal: stop.signal })
  document.addEventListener('pointerup', end, { signal: stop.signal })
  document.addEventListener('pointercancel', end, { signal: stop.signal })
}
