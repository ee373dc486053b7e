/** The filings as a grid whose rows open to their transactions: only what is in sight is in the page. */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { ResultsProps } from '../../../explorer/slots.ts'
import { HandOver } from '../../../explorer/export/shown.ts'
import { useGridFocus } from '../../../explorer/grid/useGridFocus.ts'
import { NARROW, useMedia } from '../../../ui/useMedia.ts'
import { MOST_PRINTED, usePrinting } from '../../../ui/usePrinting.ts'
import type { Amendments } from '../filing/amendments.ts'
import type { insiderFilings } from '../endpoint.ts'
import type { Filing } from '../filing/filing.ts'
import { dataColumns } from './dataColumns.ts'
import { columns } from './filingColumns.tsx'
import { FilingRow } from './FilingRow.tsx'
import styles from './FilingsGrid.module.css'
import { opened, toggled } from './opened.ts'
import type { SwitchName } from './switches.ts'

interface Props extends ResultsProps<typeof insiderFilings> {
  /** Those to show, in order. */
  readonly filings: readonly Filing[]
  readonly amendments: Amendments
  readonly on: readonly SwitchName[]
}

const ROW_HEIGHT = 30
const CARD_HEIGHT = 56

const ARROWS = { ascending: ' ↑', descending: ' ↓', none: '' } as const

export function FilingsGrid({ endpoint, address, acts, filings, amendments, on, openId, isBusy, isStale, onOpen }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  // Held in state, so that the rows are drawn again once the scroller is there.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const isNarrow = useMedia(NARROW)
  const isPrinting = usePrinting()
  const rowHeight = isNarrow ? CARD_HEIGHT : ROW_HEIGHT
  const lines = address.ownView('v.lines')
  const { sort } = address.view
  const focus = useGridFocus(grid, {
    rows: filings.length,
    columns: columns.length,
    pageOf: () => Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 1),
    reveal: (row) => virtualizer.scrollToIndex(row),
    onOpen: (row) => onOpen(filings[row]!.id),
    openRow: openId === undefined ? -1 : filings.findIndex(({ ids }) => ids.includes(openId)),
  })
  const held = focus.active.row > 0 && focus.active.row <= filings.length ? [focus.active.row - 1] : []
  const virtualizer = useVirtualizer({
    count: filings.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => filings[index]!.id || `row ${index}`,
    overscan: 2,
    // The row that holds the focus stays in the page, or scrolling away would lose it.
    rangeExtractor: (range) =>
      isPrinting
        ? filings.slice(0, MOST_PRINTED).map((_, place) => place)
        : [...new Set([...defaultRangeExtractor(range), ...held])].toSorted((a, b) => a - b),
    scrollPaddingStart: isNarrow ? 0 : ROW_HEIGHT,
  })
  const sortWord = (path: string) => (sort?.column === path ? (sort.isDescending ? 'descending' : 'ascending') : 'none')
  /** Descending first: the largest trade and the latest filing are what is looked for. */
  const turn = (path: string): void => {
    if (sort?.column !== path) acts.setView({ sort: { column: path, isDescending: true } })
    else acts.setView({ sort: sort.isDescending ? { column: path, isDescending: false } : undefined })
  }
  return (
    <div ref={setScroller} className={styles.scroller}>
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
        <div role="row" aria-rowindex={1} className={styles.head}>
          {columns.map(({ path, label, about, isNumber }, index) => (
            <div
              key={path}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={sortWord(path)}
              className={isNumber ? styles.number : undefined}
            >
              <button
                type="button"
                title={about}
                tabIndex={focus.active.row === 0 && focus.active.column === index ? 0 : -1}
                onClick={() => turn(path)}
              >
                {label}
                <span aria-hidden="true">{ARROWS[sortWord(path)]}</span>
              </button>
            </div>
          ))}
          <div role="columnheader" aria-colindex={columns.length + 1} className="visually-hidden">
            Transactions
          </div>
        </div>
        <div
          role="rowgroup"
          className={styles.body}
          data-stale={isStale || undefined}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const filing = filings[index]!
            return (
              <FilingRow
                key={key}
                ref={virtualizer.measureElement}
                filing={filing}
                amendments={amendments}
                on={on}
                index={index}
                start={start}
                activeColumn={focus.active.row === index + 1 ? focus.active.column : undefined}
                isSelected={openId !== undefined && filing.ids.includes(openId)}
                isOpened={opened(lines, filing.id)}
                isNarrow={isNarrow}
                onOpen={() => onOpen(filing.id)}
                onToggle={() => acts.setOwnView({ 'v.lines': toggled(lines, filing.id) }, { replace: true })}
                onFocus={(column) => focus.setPlace({ row: index + 1, column })}
              />
            )
          })}
        </div>
      </div>
      <HandOver order={Uint32Array.from(filings, ({ rows }) => rows[0]!)} columns={dataColumns(filings)} />
      {filings.length === 0 && (
        <p className={styles.none}>No loaded filing is left: turn a switch off, or take a refinement away.</p>
      )}
    </div>
  )
}
