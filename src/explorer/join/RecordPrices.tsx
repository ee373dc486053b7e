/** Prices beside an open record: close and P/E of its day, what a target meant, and what came after. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { valueAt } from '../../api/endpoint/fields.ts'
import { addDays, addMonths, wordsOfDay } from '../../lib/dates/days.ts'
import { whatOf } from '../notices/failureWords.ts'
import { datedRowReader, LEAD_DAYS } from './values/datedRows.ts'
import styles from './Join.module.css'
import { joinColumns } from './values/joinColumns.ts'
import { costWords } from './prices/costWords.ts'
import { joinedValue } from './values/joinedValue.ts'
import { JoinedContent } from './JoinedContent.tsx'
import { useJoinPart } from './useJoinPart.ts'
import { usePriceHistories } from './prices/usePriceHistories.ts'

/** What came after, beside the figures of the day; the rest are a table’s. */
const CHANGES = ['upside_then', 'upside_now', 'ret1', 'ret21', 'ret63', 'retnow']
const TERMS = { base: 'previous', against: [] } as const
const PERCENTILE_MONTHS = 24

interface Props {
  readonly endpoint: AnyEndpoint
  readonly record: unknown
}

export function RecordPrices({ endpoint, record }: Props) {
  const part = useJoinPart()
  const row = part && datedRowReader(endpoint, part.source)((path) => valueAt(record, path))
  const { symbol, day } = row ?? {}
  const prices = usePriceHistories(
    symbol === undefined || day === undefined
      ? undefined
      : {
          tickers: [symbol],
          from: addDays(addMonths(day, -PERCENTILE_MONTHS), -LEAD_DAYS),
          hasSplits: endpoint.dated?.target !== undefined,
        },
  )
  if (!part || !row || !prices || day === undefined) return null
  const { status, failure, splitsFailure, cost } = prices
  const problem = failure ?? splitsFailure
  const columns = joinColumns(endpoint, part.source, TERMS)
  const shown = [...part.source.leading, ...CHANGES].flatMap((name) => columns.find((column) => column.name === name) ?? [])
  return (
    <section className={styles.record} aria-label="Prices of the day">
      <h3>
        Prices of {(row.tickers ?? 1) > 1 && `${symbol}, `}
        {wordsOfDay(day)} <span className={styles.mark}>ƒ</span>
      </h3>
      {cost.requests > 0 && (
        <p>
          {status === 'running' ? (
            <span role="status">Loading prices…</span>
          ) : (
            <button type="button" onClick={prices.load}>
              {problem ? 'Try again' : 'Load'}
            </button>
          )}{' '}
          {status !== 'running' &&
            (problem ? (
              <span className={styles.failed}>
                {failure ? '' : 'Splits: '}
                {whatOf(problem)}
              </span>
            ) : (
              costWords(cost)
            ))}
        </p>
      )}
      {/* What is there stands, also where the split calendar is not. */}
      {cost.tickers === 0 && (
        <dl>
          {shown.map((column) => {
            const found = joinedValue(column, row, prices, { base: TERMS.base, group: [] })
            return (
              <div key={column.name} title={[column.field.about, found.note].filter(Boolean).join(' ')}>
                <dt>{column.field.label}</dt>
                <dd>
                  <JoinedContent {...{ column, found }} />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}
