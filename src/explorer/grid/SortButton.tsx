/** The button in the head of a column, which orders the rows by it: one way, the other way, not at all. */
import type { ReactNode } from 'react'

/** A column of a table that keeps the order of its rows. */
interface SortedColumn {
  readonly getIsSorted: () => false | 'asc' | 'desc'
  readonly toggleSorting: () => void
}

interface Props {
  readonly column: SortedColumn
  readonly title: string
  /** Whether its cell is the one in the tab order. */
  readonly isActive: boolean
  readonly children: ReactNode
}

const WORDS = { asc: 'ascending', desc: 'descending' } as const
const ARROWS = { asc: ' ↑', desc: ' ↓' } as const

/** As `aria-sort` has it. */
export function sortWord(column: SortedColumn) {
  const sorted = column.getIsSorted()
  return sorted ? WORDS[sorted] : 'none'
}

export function SortButton({ column, title, isActive, children }: Props) {
  const sorted = column.getIsSorted()
  return (
    <button type="button" title={title} tabIndex={isActive ? 0 : -1} onClick={() => column.toggleSorting()}>
      {children}
      {sorted && <span aria-hidden="true">{ARROWS[sorted]}</span>}
    </button>
  )
}
