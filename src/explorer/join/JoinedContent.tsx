/** A joined value as it is shown: changes with their sign, an open window by how far it is, everything else as the prices themselves. */
import { signedPercent } from '../../lib/numbers/percent.ts'
import { CellValue } from '../../ui/values/CellValue.tsx'
import styles from './Join.module.css'
import type { JoinColumn } from './values/joinColumns.ts'
import type { JoinedValue } from './values/joinedValue.ts'

interface Props {
  readonly column: JoinColumn
  readonly found: JoinedValue
}

export function JoinedContent({ column, found: { value, short } }: Props) {
  if (value === undefined && short !== undefined) return <span className={styles.open}>{short}</span>
  const isChange = column.kind === 'return' || column.kind === 'upside'
  if (!isChange || value === undefined) return <CellValue field={column.field} value={value} />
  const tone = value > 0 ? styles.up : value < 0 ? styles.down : undefined
  return <span className={tone}>{signedPercent(value / 100)}</span>
}
