/** Rows of plain elements, written in place, and nothing else: no head, selection, focus or roles. What they read, a table can come near to at most. */
import type { Peer } from '../contestant.ts'
import { COLUMN_WIDTH, ROW_HEIGHT, TABLE } from '../tableShape.ts'
import { columnNames, rows, type Row } from './rows.ts'

/** As many columns as are in sight, and rows, of which the last is seen in part. */
const COLUMNS = columnNames.slice(0, Math.ceil(TABLE.width / COLUMN_WIDTH))
const ROWS = Math.ceil(TABLE.height / ROW_HEIGHT) + 1
/** What fits a column: cut as text, nothing has to be clipped. */
const MOST_CHARACTERS = 16

const STYLE = `
.row { position: absolute; top: 0; display: flex; height: ${ROW_HEIGHT}px; line-height: ${ROW_HEIGHT - 1}px; white-space: nowrap;
  border-bottom: 1px solid #ddd; box-sizing: border-box; contain: layout size style; width: ${COLUMN_WIDTH * columnNames.length}px;
  text-rendering: optimizeSpeed; }
.row > div { flex: none; width: ${COLUMN_WIDTH}px; }`

const valueOf = (row: Row, column: string): string | number => row[column as keyof Row]

export function openPeer(root: HTMLElement): Peer {
  const [style, scroller, body] = [document.createElement('style'), document.createElement('div'), document.createElement('div')]
  style.textContent = STYLE
  Object.assign(scroller.style, { height: '100%', overflow: 'auto', contain: 'strict' })
  Object.assign(body.style, { position: 'relative', width: `${COLUMN_WIDTH * columnNames.length}px` })
  scroller.append(body)
  root.append(style, scroller)

  let shown: readonly Row[] = rows
  const elements = Array.from({ length: ROWS }, () => {
    const element = document.createElement('div')
    element.className = 'row'
    const texts = COLUMNS.map(() => document.createTextNode(''))
    for (const text of texts) element.appendChild(document.createElement('div')).append(text)
    body.append(element)
    return { element, texts }
  })
  const draw = (): void => {
    const first = Math.floor(scroller.scrollTop / ROW_HEIGHT)
    for (let place = first; place < first + ROWS; place += 1) {
      const { element, texts } = elements[place % ROWS]!
      const row = shown[place]
      element.style.transform = `translateY(${(row ? place : -1) * ROW_HEIGHT}px)`
      for (const [index, name] of COLUMNS.entries()) {
        const text = row ? String(valueOf(row, name)).slice(0, MOST_CHARACTERS) : ''
        if (texts[index]!.data !== text) texts[index]!.data = text
      }
    }
  }
  const show = (next: readonly Row[]): void => {
    shown = next
    body.style.height = `${shown.length * ROW_HEIGHT}px`
    draw()
  }
  scroller.addEventListener('scroll', draw)
  show(rows)
  return {
    sort: (column) =>
      show(
        shown.toSorted((one, other) => {
          const [a, b] = [valueOf(one, column), valueOf(other, column)]
          return a < b ? -1 : Number(a > b)
        }),
      ),
    filterText: (column, text) =>
      show(rows.filter((row) => String(valueOf(row, column)).toLowerCase().includes(text.toLowerCase()))),
    filterRange: (column, low, high) =>
      show(rows.filter((row) => Number(valueOf(row, column)) >= low && Number(valueOf(row, column)) <= high)),
    clear: () => show(rows),
    scroller: () => scroller,
    firstRow: () => elements[Math.floor(scroller.scrollTop / ROW_HEIGHT) % ROWS]!.texts.map(({ data }) => data).join(''),
    count: () => shown.length,
  }
}
