/** One analyst in the record panel: sample and rates, percentiles, the matrix of periods and measures, the latest insights. */
import { Link } from 'react-router'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { addressQuery, changedQuery } from '../../../explorer/address/address.ts'
import type { RecordProps } from '../../../explorer/slots.ts'
import { horizonIn, TrackRecord } from '../../../explorer/trackRecord/TrackRecord.tsx'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { insights } from '../../insights/endpoint.ts'
import { AccuracyMatrix } from './AccuracyMatrix.tsx'
import { accuracyFields } from '../accuracy.ts'
import { AnalystInsights } from './AnalystInsights.tsx'
import styles from './AnalystRecord.module.css'
import type { AnalystProfile, analysts } from '../endpoint.ts'
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

/** Where the targets of all analysts of a firm are measured. */
function firmTrackOf(firm: string, scenario: string | undefined): string {
  const query = addressQuery(insights, { search_keys_type: 'firm_id', search_keys: [firm] }, scenario)
  return `/${insights.id}${changedQuery(insights, new URLSearchParams(query), { 'v.view': 'targets' })}`
}

/** Of all ratings that were judged, as it was sent. */
function statedRate(record: AnalystProfile) {
  const text = measureText(record, 'overall', 'success_rate')
  const rate = numberOf(text)
  return text === undefined || rate === undefined ? undefined : { text, rate, ratings: sampleOf(record) }
}

export function AnalystRecord({ record, address, acts, fields }: RecordProps<typeof analysts>) {
  const { scenario } = useConnection()
  const accuracy = record.ratings_accuracy ?? {}
  const rate = numberOf(measureText(record, 'overall', 'success_rate'))
  const interval = rate === undefined ? undefined : wilsonInterval(rate, sampleOf(record) ?? 0)
  return (
    <div className={styles.analyst}>
      <p className={styles.firm}>
        <FieldValue field={undefined} value={record.firm_name} />
        {record.firm_id && (
          <>
            {' · '}
            <Link to={firmTrackOf(record.firm_id, scenario)}>Track record of the firm</Link>
          </>
        )}
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
      {record.id && (
        <TrackRecord
          key={record.id}
          endpoint={insights}
          values={{ analyst: [record.id] }}
          whose={record.name_full || 'this analyst'}
          horizon={horizonIn(address.ownView('v.until'))}
          onHorizon={(until) => acts.setOwnView({ 'v.until': until }, { replace: true })}
          stated={statedRate(record)}
        />
      )}
      {record.id && <AnalystInsights analyst={record.id} name={record.name_full || 'this analyst'} />}
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </div>
  )
}
