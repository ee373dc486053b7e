/** The filings as a grid whose rows open to their transactions: only what is in sight is in the page. */
import { useRef } from 'react'
import type { ResultsProps } from '../../../explorer/slots.ts'
import { HandOver } from '../../../explorer/export/shown.ts'
import { SortButton, sortWord } from '../../../explorer/grid/SortButton.tsx'
import { useGridFocus } from '../../../explorer/grid/focus/useGridFocus.ts'
import { unevenRows, useWindow } from '../../../explorer/grid/useWindow.ts'
import { changeOfRow } from '../../../explorer/since/rowChange.ts'
import { NARROW, useMedia } from '../../../ui/screen/useMedia.ts'
import type { Amendments } from '../filing/amendments.ts'
import type { insiderFilings } from '../endpoint.ts'
import type { Filing } from '../filing/filing.ts'
import { dataColumns } from './dataColumns.ts'
import { columns } from './filingColumns.tsx'
import { FilingRow } from './FilingRow.tsx'
import styles from './FilingsGrid.module.css'
import { opened, toggled } from './opened.ts'
import type { SwitchName } from './switches.ts'
import { useFilingTable } from './useFilingTable.ts'
import { useRowTops } from './useRowTops.ts'

interface Props extends ResultsProps<typeof insiderFilings> {
  /** Those to show, in order. */
  readonly filings: readonly Filing[]
  readonly amendments: Amendments
  readonly on: readonly SwitchName[]
}

const ROW_HEIGHT = 30
const CARD_HEIGHT = 56

interface HeadProps {
  readonly table: ReturnType<typeof useFilingTable>
  /** The column of the cell in the tab order; -1 when it is in a row. */
  readonly activeColumn: number
}

const FilingsHead = ({ table, activeColumn }: HeadProps) => (
  <div role="row" aria-rowindex={1} className={styles.head}>
    {table.getHeaderGroups()[0]?.headers.map(({ column }, index) => {
      const { label, about, isNumber } = column.columnDef.meta!
      return (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={index + 1}
          aria-sort={sortWord(column)}
          className={isNumber ? styles.number : undefined}
        >
          <SortButton column={column} title={about} isActive={activeColumn === index}>
            {label}
          </SortButton>
        </div>
      )
    })}
    <div role="columnheader" aria-colindex={columns.length + 1} className="visually-hidden">
      Transactions
    </div>
  </div>
)

/** The filing of this row, by its number from 0. */
const indexOf = (row: Element): number => Number(row.getAttribute('aria-rowindex')) - 2

/** Where the filings lie, which of them are in the page, and the keyboard among them. */
function useFilingsGrid({ address, filings, openId, onOpen }: Props, isNarrow: boolean) {
  const grid = useRef<HTMLDivElement>(null)
  const scrollerRef = useRef<HTMLDivElement>(null)
  const rowHeight = isNarrow ? CARD_HEIGHT : ROW_HEIGHT
  const headHeight = isNarrow ? 0 : ROW_HEIGHT
  const lines = address.ownView('v.lines')
  const ids = filings.map(({ id }) => id)
  const { tops, measure } = useRowTops(scrollerRef, ids, (id) => opened(lines, id), rowHeight)
  const sight = useWindow(
    scrollerRef,
    { count: filings.length, height: tops.at(-1) ?? 0, headHeight, at: (top, height) => unevenRows(tops, top, height) },
    [],
  )
  const focus = useGridFocus(grid, {
    rows: filings.length,
    columns: columns.length,
    pageOf: () => Math.max(1, Math.floor((scrollerRef.current?.clientHeight ?? 0) / rowHeight) - 1),
    reveal: (place) => sight.reveal(tops[place]!, rowHeight),
    onOpen: (place) => onOpen(filings[place]!.id),
    openRow: openId === undefined ? -1 : filings.findIndex((filing) => filing.ids.includes(openId)),
  })
  const [first, last] = sight.rowsNow()
  const places = Array.from({ length: last - first }, (_, index) => first + index)
  const active = focus.active.row - 1
  // The row that holds the focus stays in the page, or scrolling away would lose it.
  const isAway = active >= 0 && active < filings.length && (active < first || active >= last)
  return { grid, scrollerRef, rowHeight, lines, sight, tops, measure, focus, drawn: isAway ? [...places, active] : places }
}

export function FilingsGrid(props: Props) {
  const { endpoint, address, acts, filings, amendments, on, openId, isBusy, isStale, onOpen } = props
  const isNarrow = useMedia(NARROW)
  const { grid, scrollerRef, rowHeight, lines, sight, tops, measure, focus, drawn } = useFilingsGrid(props, isNarrow)
  const table = useFilingTable(filings, address.view.sort, (sort) => acts.setView({ sort }))
  const press = (target: Element): void => {
    const row = target.closest('[role="row"]')
    // A link in a cell leads elsewhere.
    if (!row || target.closest('a')) return
    const { id } = filings[indexOf(row)]!
    if (target.closest('[aria-expanded]')) acts.setOwnView({ 'v.lines': toggled(lines, id) }, { replace: true })
    else onOpen(id)
  }
  const keepPlace = (target: Element): void => {
    const row = target.closest('[role="row"]')
    const column = Number(target.closest('[role="gridcell"]')?.getAttribute('aria-colindex')) - 1
    // What is opened under a filing is no place of the keyboard's.
    if (row && column >= 0 && column < columns.length) focus.setPlace({ row: indexOf(row) + 1, column })
  }
  return (
    <div ref={scrollerRef} className={styles.scroller}>
      <div
        ref={grid}
        role="grid"
        aria-label={endpoint.title}
        aria-rowcount={filings.length + 1}
        aria-colcount={columns.length + 1}
        aria-busy={isBusy}
        className={styles.grid}
        onKeyDown={focus.onKeyDown}
      >
        <FilingsHead table={table} activeColumn={focus.active.row === 0 ? focus.active.column : -1} />
        <div
          role="rowgroup"
          className={styles.body}
          data-stale={isStale || undefined}
          style={{ height: sight.bodyHeight }}
          onClick={({ target }) => press(target as Element)}
          onFocus={({ target }) => keepPlace(target)}
        >
          {drawn.map((index) => {
            const filing = filings[index]!
            const isOpened = opened(lines, filing.id)
            return (
              <FilingRow
                key={filing.id || `row ${index}`}
                ref={isOpened ? measure : undefined}
                {...{ filing, amendments, on, index, isNarrow, isOpened }}
                change={filing.rows.map((row) => changeOfRow(props.answer.rows?.store, row)).find(Boolean)}
                start={Math.min(tops[index]! - sight.offsetNow(), sight.bodyHeight - rowHeight)}
                height={rowHeight}
                activeColumn={focus.active.row === index + 1 ? focus.active.column : undefined}
                isSelected={openId !== undefined && filing.ids.includes(openId)}
              />
            )
          })}
        </div>
      </div>
      <HandOver order={Uint32Array.from(filings, ({ rows }) => rows[0]!)} columns={dataColumns(filings)} />
      {filings.length === 0 && <p className={styles.none}>No loaded filing is left: turn a switch off, or remove a filter.</p>}
    </div>
  )
}
