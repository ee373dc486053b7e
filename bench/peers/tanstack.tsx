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
import { columnNames, rows, type Peer, type Row } from './rows.ts'

const columns = columnNames.map((name) => ({ accessorKey: name, header: name, size: 140 }))

function Table() {
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
  const virtual = useVirtualizer({ count: shown.length, getScrollElement: () => scroller, estimateSize: () => 28, overscan: 5 })
  const peer: Peer = {
    sort: (column) => setSorting([{ id: column, desc: false }]),
    filter: (column, text) => setColumnFilters([{ id: column, value: text }]),
    scroller: () => scroller!,
    firstRow: () => scroller!.querySelector('tbody tr')?.textContent ?? '',
  }
  Object.assign(window, { peer })
  return (
    <div ref={setScroller} style={{ height: 720, overflow: 'auto' }}>
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
              <tr key={row.id} style={{ display: 'flex', position: 'absolute', height: 28, transform: `translateY(${start}px)` }}>
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

createRoot(document.getElementById('root')!).render(<Table />)
