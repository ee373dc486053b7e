/** Cells of the board: the number of ratings, and the hit rate over how far it can be trusted. */
import { valueAt } from '../../../api/endpoint/fields.ts'
import type { CellProps } from '../../../explorer/slots.ts'
import { CellValue } from '../../../ui/values/CellValue.tsx'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import styles from '../Analysts.module.css'
import { accuracyFields } from '../accuracy.ts'
import type { analysts } from '../endpoint.ts'
import { sampleWords } from '../plot/scatter.ts'
import { measureText, numberOf, sampleOf } from './measures.ts'
import { intervalWords, wilsonInterval } from './wilsonInterval.ts'
import { figure } from '../../../lib/numbers/counts.ts'

type Cell = CellProps<typeof analysts>
const HIT_RATE = 'ratings_accuracy.overall_success_rate'

function HitRate({ record }: Cell) {
  const text = measureText(record, 'overall', 'success_rate')
  const sample = sampleOf(record)
  const interval = sample === undefined ? undefined : wilsonInterval(numberOf(text) ?? Number.NaN, sample)
  const value = <CellValue field={accuracyFields.overall_success_rate} value={valueAt(record, HIT_RATE)} />
  if (!interval) return value
  return (
    <span className={styles.rate} title={`95% interval ${intervalWords(interval)}, ${sampleWords(sample)}`}>
      {value}
      <i aria-hidden="true">
        <i style={{ left: `${interval.low}%`, width: `${interval.high - interval.low}%` }} />
      </i>
    </span>
  )
}

export const cells = {
  'ratings_accuracy.total_ratings': ({ record }: Cell) => {
    const sample = sampleOf(record)
    if (sample === undefined) return <Absent />
    return (
      <>
        {figure(sample)}
        <span className={styles.unit}> {sample === 1 ? 'rating' : 'ratings'}</span>
      </>
    )
  },
  [HIT_RATE]: HitRate,
}
