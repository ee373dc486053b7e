/** The cell of a joined column: its value, how far an open window is, and on hover the day taken or why there is nothing. */
import { useContext, type ComponentType } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { computedPath } from '../../api/endpoint/columns.ts'
import type { CellProps } from '../slots.ts'
import type { JoinColumn } from './values/joinColumns.ts'
import { JoinedContent } from './JoinedContent.tsx'
import styles from './Join.module.css'
import { JoiningContext } from './JoiningContext.ts'

interface Props extends CellProps<AnyEndpoint> {
  readonly column: JoinColumn
}

function JoinedCell({ column, row, value }: Props) {
  const joining = useContext(JoiningContext)
  const read = joining?.join.read(column, row)
  return (
    <span className={styles.value} title={read?.note}>
      {/* What is sorted and exported is what is shown, also while newer prices are put into columns. */}
      <JoinedContent
        column={column}
        found={typeof value === 'number' ? { value } : { value: undefined, ...(read?.short ? { short: read.short } : {}) }}
      />
    </span>
  )
}

/** One component a column, the same for as long as the columns are. */
export const joinedCells = (columns: readonly JoinColumn[]): Readonly<Record<string, ComponentType<CellProps<AnyEndpoint>>>> =>
  Object.fromEntries(columns.map((column) => [computedPath(column.name), (props) => <JoinedCell {...props} column={column} />]))
