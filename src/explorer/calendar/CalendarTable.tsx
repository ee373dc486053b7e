/** The table of the calendar's rows, below the figures of those that are still to come. */
import { Suspense, useMemo } from 'react'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { valueAt } from '../../api/endpoint/fields.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import results from '../../ui/Results.module.css'
import type { ResultsProps } from '../slots.ts'
import styles from './CalendarResults.module.css'
import type { CalendarEvent } from './event.ts'
import { TableFigures } from './TableFigures.tsx'

interface Props<E extends AnyEndpoint> extends Pick<ResultsProps<E>, 'endpoint' | 'records' | 'order' | 'isBusy' | 'table'> {
  readonly loadEventOf: () => Promise<(record: RecordOf<E>, isDemo: boolean) => CalendarEvent>
}

export function CalendarTable<E extends AnyEndpoint>({ endpoint, records, order, isBusy, table, loadEventOf }: Props<E>) {
  const { today } = useConnection()
  const dayPath = endpoint.dated?.day ?? ''
  const isAhead = useMemo(
    () => records.some((record) => String(valueAt(record, dayPath) ?? '') >= today),
    [records, dayPath, today],
  )
  if (records.length === 0) return table
  return (
    <div className={results.view}>
      {/* How many there are stands above the table already: the figures are for what is still to come. */}
      {isAhead ? (
        <Suspense fallback={<div className={styles.figures} />}>
          <TableFigures {...{ records, order, today, isBusy }} events={loadEventOf()} noun={endpoint.noun} />
        </Suspense>
      ) : (
        <div />
      )}
      {table}
    </div>
  )
}
