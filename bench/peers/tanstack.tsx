/** TanStack Table with TanStack Virtual as their guides show it. */
import {
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnFiltersState,
  type SortingState,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Peer } from '../contestant.ts'
import { COLUMN_WIDTH, ROW_HEIGHT, TABLE } from '../tableShape.ts'
import { columnNames, rows, type Row } from './rows.ts'

const columns = columnNames.map((name) => ({
  accessorKey: name,
  header: name,
  size: COLUMN_WIDTH,
  filterFn: typeof rows[0]![name] === 'number' ? ('inNumberRange' as const) : ('includesString' as const),
}))

function Table({ onPeer }: { onPeer: (peer: Peer) => void }) {
  const [sorting, setSorting] = useState<SortingState>([])
  const [columnFilters, setColumnFilters] = useState<ColumnFiltersState>([])
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const table = useReactTable<Row>({
    data: rows,
    columns,
    state: { sorting, columnFilters },
    onSortingChange: setSorting,
    onColumnFiltersChange: setColumnFilters,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
  })
  const shown = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  })
  onPeer({
    sort: (column) => setSorting([{ id: column, desc: false }]),
    filterText: (column, text) => setColumnFilters([{ id: column, value: text }]),
    filterRange: (column, low, high) => setColumnFilters([{ id: column, value: [low, high] }]),
    clear: () => setColumnFilters([]),
    scroller: () => scroller!,
    firstRow: () => scroller?.querySelector('tbody tr')?.textContent ?? '',
    count: () => shown.length,
  })
  return (
    <div ref={setScroller} style={{ height: TABLE.height, overflow: 'auto' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, background: '#fff', zIndex: 1 }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex' }}>
              {group.headers.map((header) => (
                <th key={header.id} style={{ width: header.getSize() }}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', position: 'relative', height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]!
            return (
              <tr
                key={row.id}
                style={{ display: 'flex', position: 'absolute', height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              >
                {row.getVisibleCells().map((cell) => (
                  <td key={cell.id} style={{ width: cell.column.getSize(), overflow: 'hidden', whiteSpace: 'nowrap' }}>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What the bench presses is made anew with each drawing, since it reads what was drawn. */
export function openPeer(root: HTMLElement): Peer {
  let latest: Peer | undefined
  createRoot(root).render(<Table onPeer={(peer) => void (latest = peer)} />)
  return {
    sort: (column) => latest!.sort(column),
    filterText: (column, text) => latest!.filterText(column, text),
    filterRange: (column, low, high) => latest!.filterRange(column, low, high),
    clear: () => latest!.clear(),
    scroller: () => latest!.scroller(),
    firstRow: () => latest?.firstRow() ?? '',
    count: () => latest!.count(),
  }
}
