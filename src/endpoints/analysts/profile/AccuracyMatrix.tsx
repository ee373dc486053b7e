/** The track record as a table, numbers as they were sent. */
import { decimal } from '../../../api/endpoint/fields.ts'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import styles from './AnalystRecord.module.css'
import type { AnalystProfile } from '../endpoint.ts'
import { matrixOf } from './matrix.ts'

const NUMBER = decimal('Measure')

export function AccuracyMatrix({ accuracy }: { accuracy: NonNullable<AnalystProfile['ratings_accuracy']> }) {
  const { measures, rows } = matrixOf(accuracy)
  return (
    <div className={styles.scroll} role="group" aria-label="Track record by period" tabIndex={0}>
      <table className={styles.matrix}>
        <caption>Track record by period</caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            {measures.map(([key, words]) => (
              <th key={key} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, words, values }) => (
            <tr key={period}>
              <th scope="row">{words}</th>
              {values.map((value, index) => (
                <td key={measures[index]![0]}>
                  <FieldValue field={NUMBER} value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>A blank count may mean 0.</p>
    </div>
  )
}
