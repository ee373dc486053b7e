/** How often targets were reached, met at the end and gained, each with its sample and interval, beside the rates of studies. */
import type { Horizon, Rate } from '../../analysis/targets/hitRates.ts'
import { BASE_RATES, type BaseRate } from './baseRates.ts'
import type { TrackSummary } from './measureTargets.ts'
import { intervalWords, rateWords, SMALL } from './rateWords.ts'
import styles from './TrackRecord.module.css'

interface Row {
  readonly words: string
  readonly about: string
  readonly rate: Rate
  readonly base?: (of: BaseRate) => number
}

const ENDED = 'Of targets whose window has ended.'

function rowsOf({ reached, metAtEnd, itsWay }: TrackSummary, horizon: Horizon): readonly Row[] {
  const isYear = horizon === 'toTwelveMonths'
  return [
    {
      words: 'Reached',
      about: `The high of a day after its own was at the target or above; for a target below the close, the low at it or below. Targets are restated for splits. ${ENDED}`,
      rate: reached,
      ...(isYear ? { base: (of) => of.reached } : {}),
    },
    {
      words: 'Met at the end',
      about: `The last close of the window was at the target or beyond. ${ENDED}`,
      rate: metAtEnd,
      ...(isYear ? { base: (of) => of.metAtEnd } : {}),
    },
    {
      words: 'Moved its way',
      about: `The last close of the window stood on the target’s side of the close of the day it was set; dividends are not in it. ${ENDED}`,
      rate: itsWay,
    },
  ]
}

export function TrackRates({ summary, horizon }: { readonly summary: TrackSummary; readonly horizon: Horizon }) {
  return (
    <table className={styles.rates} aria-label="Rates of the targets measured">
      <thead>
        <tr>
          <th scope="col">Targets</th>
          <th scope="col">Share</th>
          <th scope="col">95% interval</th>
          {BASE_RATES.map(({ years, source }) => (
            <th key={years} scope="col" title={source} className={styles.interval}>
              {years}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(summary, horizon).map(({ words, about, rate, base }) => (
          <tr key={words}>
            <th scope="row" title={about}>
              {words}
            </th>
            <td className={rate.n < SMALL ? styles.small : undefined}>
              <b>{rateWords(rate)}</b> <small>{`${rate.hits} of ${rate.n}`}</small>
            </td>
            <td className={`${styles.interval} ${rate.n < SMALL ? styles.small : ''}`}>
              {rate.interval ? intervalWords(rate.interval) : '–'}
            </td>
            {BASE_RATES.map((of) => (
              <td key={of.years} title={of.source}>
                {base ? `${Math.round(base(of) * 100)}%` : '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
