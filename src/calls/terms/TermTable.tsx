/** The matrix of terms: a row for each group and term, two columns for each call, a cell the way to its lines. */
import { Link } from 'react-router'
import { callName } from '../frame/callName.ts'
import { COUNTED_PARTS, type CountedPart, type TermMatrix } from './termMatrix.ts'
import styles from './Terms.module.css'
import { COUNTED_WORDS, rateText } from './termsSheet.ts'
import { cellText, type OpenCell } from './termsView.ts'
import { counted } from '../../lib/numbers/counts.ts'

const SHORT: Readonly<Record<CountedPart, string>> = { prepared: 'Prep.', questions: 'Q&A', untold: 'All' }

interface Props {
  readonly matrix: TermMatrix
  readonly open: OpenCell | undefined
  /** The address with the lines of a cell opened. */
  readonly toCell: (cell: string) => string
}

export function TermTable({ matrix: { calls, words, rows }, open, toCell }: Props) {
  const partsOf = (at: number): readonly CountedPart[] => COUNTED_PARTS.filter((part) => words[at]![part] > 0)
  const columns = calls.flatMap((_, at) => partsOf(at).map((part) => ({ at, part })))
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Terms by call">
      <table className={styles.matrix}>
        <caption className="visually-hidden">Times said per 1,000 words, by call and part</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Term
            </th>
            {calls.map((call, at) => (
              <th key={call.id} scope="colgroup" colSpan={Math.max(1, partsOf(at).length)} title={call.parting.words}>
                {callName(call)}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ at, part }) => (
              <th
                key={`${at} ${part}`}
                scope="col"
                title={`${COUNTED_WORDS[part]}: ${counted(words[at]![part], 'word')}`}
                data-first={partsOf(at)[0] === part || undefined}
              >
                {SHORT[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, term, cells }) => {
            const rates = columns.map(({ at, part }) => cells[at]![part].count / words[at]![part])
            const most = Math.max(...rates)
            return (
              <tr key={`${group} ${term}`} data-group={term === undefined || undefined}>
                <th scope="row">{term ?? group}</th>
                {columns.map(({ at, part }, place) => {
                  const { count } = cells[at]![part]
                  const call = calls[at]!
                  const cell = { group, term: term ?? '', call: call.id, part }
                  const isOpen = open !== undefined && cellText(open) === cellText(cell)
                  const rate = rateText(count, words[at]![part])
                  return (
                    <td
                      key={`${at} ${part}`}
                      data-first={partsOf(at)[0] === part || undefined}
                      style={{ '--share': count === 0 ? 0 : rates[place]! / most } as object}
                    >
                      {count === 0 ? (
                        <span aria-label="0">·</span>
                      ) : (
                        <Link
                          to={toCell(cellText(cell))}
                          replace={open !== undefined}
                          preventScrollReset
                          aria-current={isOpen || undefined}
                          aria-label={`${term ?? group}, ${callName(call)}, ${COUNTED_WORDS[part]}: ${rate} per 1,000 words, ${counted(count, 'mention')}`}
                          title={`${counted(count, 'mention')} in ${counted(words[at]![part], 'word')}`}
                        >
                          {rate}
                        </Link>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
