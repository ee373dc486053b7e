/** Marks a text in the cells in sight, without touching them: the browser paints it over (CSS custom highlights). */

/** Names that the style sheet of the search bar paints. */
const ALL = 'search-hits'
const CURRENT = 'search-current'

interface Marking {
  readonly frame: HTMLElement
  /** In lower case. */
  readonly part: string
  /** Whether the cell's value holds the text in another form than it is shown in; then the cell is marked whole. */
  readonly isHit: (place: number, column: number) => boolean
  /** The row that the user is at. */
  readonly current: number
}

/** The text nodes of a cell that hold the part. */
function rangesIn(cell: Element, part: string): Range[] {
  const ranges: Range[] = []
  const nodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.nodeValue!.toLowerCase()
    // Where lower case has another length, places would not agree.
    if (text.length !== node.nodeValue!.length) continue
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + part.length)
      ranges.push(range)
    }
  }
  return ranges
}

function wholeOf(cell: Element): Range[] {
  const range = new Range()
  range.selectNodeContents(cell)
  return [range]
}

/** Until the function it returns is called: rows that come into sight are marked as they come. */
export function markHits({ frame, part, isHit, current }: Marking): () => void {
  if (typeof Highlight === 'undefined') return () => {}
  const mark = (): void => {
    const all = new Highlight()
    const own = new Highlight()
    for (const row of frame.querySelectorAll('[role="grid"] [role="row"]')) {
      const place = Number(row.ariaRowIndex) - 2
      for (const cell of row.querySelectorAll('[role="gridcell"]')) {
        if (!isHit(place, Number(cell.ariaColIndex) - 1)) continue
        const found = rangesIn(cell, part)
        for (const range of found.length > 0 ? found : wholeOf(cell)) (place === current ? own : all).add(range)
      }
    }
    CSS.highlights.set(ALL, all)
    CSS.highlights.set(CURRENT, own)
  }
  let frameAsked = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frameAsked)
    frameAsked = requestAnimationFrame(mark)
  })
  observer.observe(frame, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-rowindex'] })
  mark()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frameAsked)
    CSS.highlights.delete(ALL)
    CSS.highlights.delete(CURRENT)
  }
}
