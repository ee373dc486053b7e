/** One analyst in the record panel: sample and rates, percentiles, the matrix of periods and measures, the latest insights. */
import type { RecordProps } from '../../../explorer/slots.ts'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { AccuracyMatrix } from './AccuracyMatrix.tsx'
import { accuracyFields } from '../accuracy.ts'
import { AnalystInsights } from './AnalystInsights.tsx'
import styles from './AnalystRecord.module.css'
import type { analysts } from '../endpoint.ts'
import { measureText, numberOf, sampleOf } from '../board/measures.ts'
import { intervalWords, wilsonInterval } from '../board/wilsonInterval.ts'
import { sampleWords } from '../plot/scatter.ts'

const PERCENTILES = [
  ['total_ratings_percentile', 'have fewer ratings'],
  ['overall_avg_return_percentile', 'have a lower average return'],
] as const

function Percentile({ text, words }: { text: string; words: string }) {
  const number = numberOf(text)
  return (
    <p className={styles.percentile}>
      <span>
        <b>{text}%</b> of the analysts {words}
      </span>
      {number !== undefined && (
        <i aria-hidden="true">
          <span style={{ width: `${Math.max(0, Math.min(100, number))}%` }} />
        </i>
      )}
    </p>
  )
}

export function AnalystRecord({ record, fields }: RecordProps<typeof analysts>) {
  const accuracy = record.ratings_accuracy ?? {}
  const rate = numberOf(measureText(record, 'overall', 'success_rate'))
  const interval = rate === undefined ? undefined : wilsonInterval(rate, sampleOf(record) ?? 0)
  return (
    <div className={styles.analyst}>
      <p className={styles.firm}>
        <FieldValue field={undefined} value={record.firm_name} />
      </p>
      {Object.keys(accuracy).length === 0 ? (
        <p className={styles.soft}>
          No track record is given: none of the ratings is old enough to be judged, or none was asked for.
        </p>
      ) : (
        <>
          <p>
            Hit rate{' '}
            <b>
              <FieldValue field={accuracyFields.overall_success_rate} value={accuracy.overall_success_rate} />%
            </b>
            {interval && ` (95% interval ${intervalWords(interval)})`}, average return{' '}
            <b>
              <FieldValue field={accuracyFields.overall_average_return} value={accuracy.overall_average_return} />%
            </b>
            , {sampleWords(sampleOf(record))}.
          </p>
          {PERCENTILES.map(([key, words]) => {
            const text = accuracy[key]
            return typeof text === 'string' && text !== '' && <Percentile key={key} text={text} words={words} />
          })}
          <AccuracyMatrix accuracy={accuracy} />
        </>
      )}
      {record.id && <AnalystInsights analyst={record.id} name={record.name_full || 'this analyst'} />}
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </div>
  )
}
