/** The cell of a joined column: its value, how far an open window is, and on hover the day taken or why there is nothing. */
import { useContext, type ComponentType } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { computedPath } from '../../api/endpoint/columns.ts'
import { signedPercent } from '../../lib/numbers/percent.ts'
import { CellValue } from '../../ui/values/CellValue.tsx'
import type { CellProps } from '../slots.ts'
import type { JoinColumn } from './joinColumns.ts'
import styles from './Join.module.css'
import { JoiningContext } from './JoiningContext.ts'

interface Props extends CellProps<AnyEndpoint> {
  readonly column: JoinColumn
}

/** Changes with their sign; everything else as the prices themselves show it. */
function Value({ column, value }: { readonly column: JoinColumn; readonly value: unknown }) {
  const isChange = column.kind === 'return' || column.kind === 'upside'
  if (!isChange || typeof value !== 'number') return <CellValue field={column.field} value={value} />
  const tone = value > 0 ? styles.up : value < 0 ? styles.down : undefined
  return <span className={tone}>{signedPercent(value / 100)}</span>
}

function JoinedCell({ column, row, value }: Props) {
  const joining = useContext(JoiningContext)
  const { short, note } = joining?.join.read(column, row) ?? {}
  return (
    <span className={styles.value} title={note}>
      {value === undefined && short !== undefined ? (
        <span className={styles.open}>{short}</span>
      ) : (
        <Value column={column} value={value} />
      )}
    </span>
  )
}

/** One component a column, the same for as long as the columns are. */
export const joinedCells = (columns: readonly JoinColumn[]): Readonly<Record<string, ComponentType<CellProps<AnyEndpoint>>>> =>
  Object.fromEntries(columns.map((column) => [computedPath(column.name), (props) => <JoinedCell {...props} column={column} />]))
