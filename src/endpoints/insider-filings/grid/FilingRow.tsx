/** One filing of the grid, and opened under it its transactions as on the form. */
import { memo, type Ref } from 'react'
import { ChangeMark } from '../../../explorer/since/ChangeMark.tsx'
import type { RowChange } from '../../../explorer/since/rowChange.ts'
import type { Amendments } from '../filing/amendments.ts'
import { AmendmentNote } from '../record/AmendmentNote.tsx'
import type { Filing } from '../filing/filing.ts'
import { columns } from './filingColumns.tsx'
import styles from './FilingRow.module.css'
import { Footnotes } from '../record/Footnotes.tsx'
import { FormTables } from '../record/FormTables.tsx'
import { shownLines, type SwitchName } from './switches.ts'
import { TransactionList } from '../record/TransactionList.tsx'

interface Props {
  /** Measures the row, which is as high as what it holds; absent while it is closed. */
  readonly ref: Ref<HTMLDivElement> | undefined
  readonly filing: Filing
  readonly amendments: Amendments
  readonly on: readonly SwitchName[]
  readonly index: number
  /** Pixels from the top of the body, and those of a closed row. */
  readonly start: number
  readonly height: number
  /** The column of the cell in the tab order, when it is in this row. */
  readonly activeColumn: number | undefined
  readonly isSelected: boolean
  readonly isOpened: boolean
  readonly change: RowChange | undefined
  readonly isNarrow: boolean
}

function Opened({ filing, amendments, on, isNarrow }: Pick<Props, 'filing' | 'amendments' | 'on' | 'isNarrow'>) {
  const lines = shownLines(on, filing)
  const hidden = filing.lines.length - lines.length
  return (
    <>
      <AmendmentNote filing={filing} amendments={amendments} />
      {filing.lines.length === 0 && <p className={styles.soft}>This filing reports no transactions.</p>}
      {isNarrow ? (
        <TransactionList filing={filing} lines={lines} />
      ) : (
        <div className={styles.tables} role="group" aria-label="Transactions as on the form" tabIndex={0}>
          <FormTables filing={filing} lines={lines} />
        </div>
      )}
      {hidden > 0 && <p className={styles.soft}>{hidden} more hidden by the switches.</p>}
      <Footnotes record={filing.record} />
    </>
  )
}

/** What is pressed in it the grid hears of: it is drawn again only where it says something else. */
export const FilingRow = memo(function FilingRow(props: Props) {
  const { ref, filing, index, start, height, activeColumn, isSelected, isOpened } = props
  const { company_name: company, company_symbol: symbol } = filing.record
  const name = [company || symbol, filing.owner.insider_name].filter(Boolean).join(', ')
  return (
    <div
      ref={ref}
      data-id={filing.id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, height: isOpened ? undefined : height }}
    >
      {columns.map(({ path, area, isNumber, cell }, column) => (
        <div
          key={path}
          role="gridcell"
          aria-colindex={column + 1}
          tabIndex={activeColumn === column && column > 0 ? 0 : -1}
          className={`${styles[area]} ${isNumber ? styles.number : ''}`}
        >
          {column === 0 && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpened}
              aria-label={`Transactions of ${name}`}
              tabIndex={activeColumn === column ? 0 : -1}
            >
              {isOpened ? '▾' : '▸'}
            </button>
          )}
          {area === 'insider' && <ChangeMark change={props.change} />}
          {cell(filing)}
        </div>
      ))}
      {isOpened && (
        <div
          role="gridcell"
          aria-colindex={columns.length + 1}
          data-filing={filing.id}
          className={styles.opened}
          onClick={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
        >
          <Opened {...props} />
        </div>
      )}
    </div>
  )
})
