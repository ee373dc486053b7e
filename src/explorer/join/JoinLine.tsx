/** The line above rows with joined columns: what is being loaded and can be stopped, what failed, and what the returns come to. */
import { lazy, Suspense, useMemo, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { computedName } from '../../api/endpoint/columns.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { whatOf } from '../notices/failureWords.ts'
import type { Sort } from '../rows/selectRows.ts'
import { costWords } from './prices/costWords.ts'
import styles from './Join.module.css'
import { returnSummary, summaryColumn, summaryWords, type ReturnSummary } from './values/joinSummary.ts'
import type { Joining } from './JoiningContext.ts'

/** Loaded when the distribution is opened. */
const ReturnStudy = lazy(async () => ({ default: (await import('./study/ReturnStudy.tsx')).ReturnStudy }))

interface Props {
  readonly endpoint: AnyEndpoint
  readonly joining: Joining
  /** The rows shown. */
  readonly order: Uint32Array
  readonly sort: Sort | undefined
}

/** More are named on hover. */
const MOST_NAMED = 4

const namesOf = (tickers: readonly string[]): string =>
  tickers.length > MOST_NAMED
    ? `${tickers.slice(0, MOST_NAMED).join(', ')} and ${tickers.length - MOST_NAMED} more`
    : tickers.join(', ')

function Loading({ joining }: Pick<Props, 'joining'>) {
  const { join, state } = joining
  const { histories, cost, tickers, isWaiting } = state
  const { status, failure, splitsFailure } = histories
  if (status === 'running')
    return (
      <>
        <progress aria-label="Prices loaded" max={tickers} value={tickers - cost.tickers} />
        <span>
          Prices of {tickers - cost.tickers} of {counted(tickers, 'ticker')}
        </span>
        <button type="button" onClick={join.stop}>
          Stop
        </button>
      </>
    )
  if (cost.requests === 0 && !splitsFailure) return null
  const words = failure
    ? failure.kind === 'not-entitled'
      ? 'Your plan does not include prices: joined columns stay empty.'
      : `Prices: ${whatOf(failure)}`
    : cost.requests === 0 || (splitsFailure && cost.tickers === 0)
      ? 'The split calendar is not there: targets that a split may have overtaken are marked.'
      : `${isWaiting ? 'Prices' : 'Prices left to load'}: ${costWords(cost)}.`
  return (
    <>
      <span className={failure || splitsFailure ? styles.failed : undefined}>{words}</span>
      <button type="button" onClick={join.load}>
        {failure || splitsFailure ? 'Try again' : 'Load'}
      </button>
    </>
  )
}

const SMALL = 10

function Summary({ summary, noun, onOpen }: { summary: ReturnSummary; noun: string; onOpen: () => void }) {
  return (
    <>
      <span className={summary.n < SMALL ? styles.small : undefined}>{summaryWords(summary, noun)}</span>
      {summary.n > 1 && (
        <button type="button" className="link" aria-haspopup="dialog" onClick={onOpen}>
          Distribution
        </button>
      )}
    </>
  )
}

export function JoinLine({ endpoint, joining, order, sort }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { state, request } = joining
  const { columns, withoutPrices } = state
  const column = summaryColumn(request.columns, sort && computedName(sort.column))
  const summary = useMemo(() => column && columns && returnSummary(column, columns, order), [column, columns, order])
  return (
    <div className={styles.line} role="status" aria-label="Joined prices">
      <Loading joining={joining} />
      {/* Before the first prices there is nothing to be said of them. */}
      {summary && (summary.n > 0 || state.histories.status !== 'running') && (
        <Summary summary={summary} noun={endpoint.noun} onOpen={() => setOpen(true)} />
      )}
      {withoutPrices.length > 0 && <span title={withoutPrices.join(', ')}>No prices: {namesOf(withoutPrices)}</span>}
      {isOpen && summary && (
        <Suspense>
          <ReturnStudy {...{ joining, order, summary }} noun={endpoint.noun} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
