/** Cells of the board that never show a rate without the number of ratings it rests on. */
import { isAbsent, valueAt } from '../../../api/endpoint/fields.ts'
import type { CellProps } from '../../../explorer/slots.ts'
import { Absent, FieldValue } from '../../../ui/FieldValue.tsx'
import styles from '../Analysts.module.css'
import { accuracyFields } from '../accuracy.ts'
import type { analysts } from '../endpoint.ts'
import { sampleOf } from './measures.ts'

type Cell = CellProps<typeof analysts>
type Key = 'overall_success_rate' | 'overall_average_return'

const rateOf =
  (key: Key) =>
  ({ record }: Cell) => {
    const value = valueAt(record, `ratings_accuracy.${key}`)
    const sample = sampleOf(record)
    return (
      <>
        <FieldValue field={accuracyFields[key]} value={value} />{' '}
        {sample !== undefined && !isAbsent(value) && (
          <small className={styles.sample} title={`Over ${sample} ratings`}>
            of {sample.toLocaleString('en-US')}
          </small>
        )}
      </>
    )
  }

export const cells = {
  'ratings_accuracy.total_ratings': ({ record }: Cell) => {
    const sample = sampleOf(record)
    if (sample === undefined) return <Absent />
    return (
      <>
        {sample.toLocaleString('en-US')}
        <span className={styles.unit}> {sample === 1 ? 'rating' : 'ratings'}</span>
      </>
    )
  },
  'ratings_accuracy.overall_success_rate': rateOf('overall_success_rate'),
  'ratings_accuracy.overall_average_return': rateOf('overall_average_return'),
}
