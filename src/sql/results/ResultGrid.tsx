/** A result in the grid of the app: ordered, narrowed, searched, copied and taken along like the rows of a dataset, and drawn as a chart. */
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { usePageAddress } from '../../explorer/address/usePageAddress.ts'
import { pageActs } from '../../explorer/address/pageActs.ts'
import { useCompare } from '../../explorer/compare/useCompare.ts'
import { ExportButton } from '../../explorer/export/ExportButton.tsx'
import { createShownPlace, ShownContext } from '../../explorer/export/shown.ts'
import { ColumnsButton } from '../../explorer/grid/columns/ColumnsButton.tsx'
import { useGridTable } from '../../explorer/grid/columns/useGridTable.ts'
import type { SelectedCells } from '../../explorer/grid/selection/selection.ts'
import { Table } from '../../explorer/grid/Table.tsx'
import { Comparison } from '../../explorer/compare/Comparison.tsx'
import { CompareTray } from '../../explorer/compare/CompareTray.tsx'
import { NoFilterMatches } from '../../explorer/notices/EmptyResult.tsx'
import { useOrder } from '../../explorer/rows/useOrder.ts'
import { SearchButton } from '../../explorer/search/SearchButton.tsx'
import { useSearchOpen } from '../../explorer/search/useSearchOpen.ts'
import { Toolbar } from '../../explorer/toolbar/Toolbar.tsx'
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { ChartChoice } from '../worksheet/worksheetAddress.ts'
import { likelyChart } from './chartPoints.ts'
import { numberCells } from './numberCell.tsx'
import { ResultChart } from './ResultChart.tsx'
import type { ResultRows } from './resultRows.ts'
import styles from './Results.module.css'
import { RowPanel } from './RowPanel.tsx'

interface Props {
  readonly rows: ResultRows
  /** The query, in one line. */
  readonly sentence: string
  /** When it was run, in milliseconds. */
  readonly ranAt: number
  /** What the result is of. */
  readonly coverage: string
  readonly isWhole: boolean
  /** Whether it is the answer to the query of the address. */
  readonly isCurrent: boolean
  readonly isBusy: boolean
  readonly chart: ChartChoice | undefined
  readonly onChart: (chart: ChartChoice | undefined, isNew: boolean) => void
  /** Above the rows. */
  readonly tools: ReactNode
}

export function ResultGrid({ rows, sentence, ranAt, coverage, isWhole, isCurrent, isBusy, chart, onChart, tools }: Props) {
  const { endpoint, store } = rows
  const section = useRef<HTMLElement>(null)
  const selected = useRef<() => SelectedCells>(undefined)
  const [shownPlace] = useState(createShownPlace)
  const { address, goTo } = usePageAddress(endpoint, [], {})
  const acts = pageActs(endpoint, address, goTo)
  const { localFilters, view } = address
  const selection = JSON.stringify([localFilters.map(({ path, text }) => [path, text]), view.sort])
  const order = useOrder(endpoint, store, store, selection, localFilters, view.sort)
  // Cards have places for what a dataset is known to hold; a result may hold anything.
  const isCompact = false
  const { table, columns } = useGridTable({ endpoint, address, acts, store, isCompact })
  const cells = useMemo(() => numberCells(endpoint.fields), [endpoint])
  const comparing = useCompare(address, acts)
  const searching = useSearchOpen(address, acts, section)
  const likely = likelyChart(columns)
  const answer = { rows: { store, sentence, reply: { logEntry: { startedAt: ranAt } } }, current: isCurrent || undefined, isBusy }
  const open = view.open === undefined ? -1 : store.rowOf(view.open)
  const count =
    order.length < store.size ? `${figure(order.length)} of ${counted(store.size, 'row')}` : counted(store.size, 'row')
  return (
    <ShownContext value={shownPlace}>
      <section ref={section} className={styles.result} aria-label="Result">
        <Toolbar count={count} page={undefined} note={view.sort ? `sorted within ${counted(store.size, 'row')}` : undefined}>
          {tools}
          {!chart && likely && (
            <button type="button" className="link" onClick={() => onChart(likely, true)}>
              Chart
            </button>
          )}
          <SearchButton isSearching={searching.isSearching} onToggle={searching.toggle} />
          <ColumnsButton {...{ endpoint, table, address, acts }} />
          <ExportButton {...{ endpoint, answer, coverage, isWhole }} selected={() => selected.current?.()} />
        </Toolbar>
        <p className={styles.coverage}>{coverage}</p>
        {chart && (
          <ResultChart
            fields={endpoint.fields}
            onChange={(next) => onChart(next, next === undefined)}
            {...{ chart, store, order }}
          />
        )}
        <div className={styles.body}>
          {order.length === 0 && localFilters.length > 0 ? (
            <NoFilterMatches loaded={store.size} onClear={() => table.resetColumnFilters(true)} />
          ) : (
            <Table
              {...{ endpoint, address, answer, acts, rows, order, table, columns, cells, comparing, isCompact }}
              isSearching={searching.isSearching}
              onSearchEnd={searching.end}
              onSelected={(of) => void (selected.current = of)}
            />
          )}
          {open >= 0 && (
            <RowPanel
              key={open}
              fields={endpoint.fields}
              values={store.record(open)}
              row={open}
              onClose={() => acts.setView({ open: undefined })}
            />
          )}
        </div>
        {comparing.chosen.length > 0 && (
          <CompareTray {...{ endpoint, comparing, store }} titleOf={undefined} onCompare={() => comparing.compare()} />
        )}
        {comparing.ids.length > 0 && <Comparison {...{ endpoint, store, comparing }} titleOf={undefined} />}
      </section>
    </ShownContext>
  )
}
