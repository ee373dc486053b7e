/** The rows in the page: those in sight and the one that holds the focus, in elements of which one that leaves serves the row that comes. */
import { createRecycledRow, type RecycledRow, type RowsView } from './recycledRow.ts'

export type RecycledRows = ReturnType<typeof createRecycledRows>

type Span = readonly [first: number, last: number]

/** The first and the last row that are drawn, that not included; and of those that are seen. */
export interface RowsInSight {
  readonly drawn: Span
  readonly seen: Span
}

/** Puts elements into this order, and moves as few as may be: those before the first, or those from it on. */
function putInOrder(body: Element, sorted: readonly Element[]): void {
  const isAfterHalf = [...body.children].indexOf(sorted[0]!) > sorted.length / 2
  const focused = document.activeElement
  let next = isAfterHalf ? body.firstElementChild : null
  for (const element of isAfterHalf ? sorted : sorted.toReversed()) {
    if (!isAfterHalf) {
      if (element.nextElementSibling !== next) body.insertBefore(element, next)
      next = element
    } else if (element === next) next = next.nextElementSibling
    else body.insertBefore(element, next)
  }
  // What is moved loses the focus.
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true })
}

/** The places of the rows that are in the page, ascending. Scrolled away, the row that holds the focus would lose it. */
function placesOf({ activePlace, order }: RowsView, [first, last]: Span): readonly number[] {
  const places = Array.from({ length: last - first }, (_, index) => first + index)
  if (activePlace >= last && activePlace < order.length) return [...places, activePlace]
  return activePlace >= 0 && activePlace < first ? [activePlace, ...places] : places
}

export function createRecycledRows() {
  let rows = new Map<number, RecycledRow>()
  let all: readonly RecycledRow[] = []

  /** Which serve these places: the row that did, or one that leaves, or a new one. `isLeap`: rows that serve none of them stay out of sight. */
  const serve = (body: Element, places: readonly number[], isLeap: boolean): void => {
    const wanted = new Set(places)
    const leaving = [...rows].flatMap(([place, row]) => (wanted.has(place) ? [] : [row]))
    // As they stand in the page, so that after a leap they are in their order.
    const inPage = new Map((leaving.length === 0 ? [] : [...body.children]).map((element, index) => [element, index]))
    const placeInPage = (row: RecycledRow): number => inPage.get(row.element()!) ?? -1
    const free = leaving.toSorted((a, b) => placeInPage(a) - placeInPage(b))
    const serving = places.map((place) => [place, rows.get(place) ?? free.shift() ?? createRecycledRow()] as const)
    rows = new Map([...serving, ...(isLeap ? free.map((row) => [row.place(), row] as const) : [])])
    if (rows.size === all.length) return
    // In the order that they had: React would move the others in the page, and a press that began on one would be no click.
    const now = new Set(rows.values())
    all = [...new Set([...all.filter((row) => now.has(row)), ...now])]
  }

  return {
    /** Those for the first rows in sight: each is drawn where React makes its elements, so that the page can answer in between. */
    begin(view: RowsView, inSight: Span, topOf: (place: number) => number): void {
      rows = new Map(placesOf(view, inSight).map((place) => [place, createRecycledRow({ view, place, top: topOf(place) })]))
      all = [...rows.values()]
    },
    /** The same list while they are the same. */
    all: (): readonly RecycledRow[] => all,
    /**
     * `isAtRest`: they are put in the page in their order, and all that is in them is drawn. While they are scrolled by each element
     * keeps its place, since to move it is to lay it out anew. Several that come at once are too fast to be read: they say their values as
     * text alone until rows are at rest, or come one by one, of which each has one that waits drawn with it. Where none stays, only those
     * that are seen are drawn.
     */
    draw(body: Element, view: RowsView, { drawn, seen }: RowsInSight, topOf: (place: number) => number, isAtRest: boolean): void {
      const isLeap = !isAtRest && !rows.has(seen[0]) && !rows.has(seen[1] - 1)
      const places = placesOf(view, isLeap ? seen : drawn)
      const isFast = places.filter((place) => !rows.has(place)).length > 1
      serve(body, places, isLeap)
      // Where rows stand in the body changes, where these are more than an element is high.
      for (const [place, row] of rows) if (!places.includes(place)) row.moveTo(topOf(place))
      const waiting = places.filter((place) => rows.get(place)!.waitsAt(place))
      for (const place of places) {
        const mayWait = isFast || (waiting.includes(place) && place !== waiting[0])
        rows.get(place)!.draw(view, place, topOf(place), mayWait && !isAtRest)
      }
      const sorted = [...rows.values()].flatMap((row) => row.element() ?? [])
      if (isAtRest && sorted.length > 0) putInOrder(body, sorted)
    },
  }
}
