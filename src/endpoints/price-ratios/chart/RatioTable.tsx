/** Every ratio of the symbols drawn: its latest value, its place in the loaded history, and whether it has a pane. */
import { Fragment, type CSSProperties } from 'react'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import { MOST_PANES } from './chartView.ts'
import { LineKey } from '../plot/LineKey.tsx'
import type { Drawn } from '../plot/plot.ts'
import { ratioField, ratioKeys, ratioWords, type RatioKey } from '../series/ratioFields.ts'
import styles from './RatioTable.module.css'
import { standingOf, standingWords } from '../series/percentile.ts'
import { figure } from '../../../lib/numbers/counts.ts'

interface Props {
  readonly drawn: readonly Drawn[]
  readonly chosen: readonly RatioKey[]
  readonly onChoose: (chosen: readonly RatioKey[]) => void
}

function StandingCells({ drawn, ratio }: { drawn: Drawn; ratio: RatioKey }) {
  const standing = standingOf(drawn.history.days, ratio)
  if (!standing) {
    return (
      <>
        <td className={styles.number}>
          <Absent />
        </td>
        <td>
          <Absent />
        </td>
      </>
    )
  }
  const { latest, day, low, high, percentile, days } = standing
  const words = standingWords(standing)
  const range = `${ratioWords(ratio, low)} to ${ratioWords(ratio, high)}`
  const isLate = day !== drawn.history.days.at(-1)!.day
  return (
    <>
      <td className={styles.number} title={isLate ? `Of ${wordsOfDay(day)}: none is given later` : undefined}>
        {ratioWords(ratio, latest)}
        {isLate && <span className={styles.late}> {wordsOfDay(day)}</span>}
      </td>
      <td
        className={styles.standing}
        style={{ '--percentile': percentile / 100 } as CSSProperties}
        title={`Among ${days} days, ${range}`}
        aria-label={`${words} of ${days} days, ${range}`}
      >
        {words}
      </td>
    </>
  )
}

export function RatioTable({ drawn, chosen, onChoose }: Props) {
  const days = Math.max(...drawn.map(({ history }) => history.days.length))
  const isFull = chosen.length >= MOST_PANES
  return (
    <section className={styles.section} aria-labelledby="ratios-title">
      <h2 id="ratios-title">Ratios</h2>
      {isFull && <p>At most {MOST_PANES} are drawn.</p>}
      <div className={styles.scroll}>
        <table>
          <thead>
            {drawn.length > 1 && (
              <tr>
                <th scope="col">Symbol</th>
                {drawn.map(({ history, place }) => (
                  <th key={history.symbol} scope="colgroup" colSpan={2}>
                    <LineKey place={place} />
                    <bdi>{history.symbol}</bdi>
                  </th>
                ))}
              </tr>
            )}
            <tr>
              <th scope="col">Ratio</th>
              {drawn.map(({ history }) => (
                <Fragment key={history.symbol}>
                  <th scope="col">Latest</th>
                  <th scope="col">Percentile of {figure(days)} days</th>
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {ratioKeys.map((ratio) => {
              const isChosen = chosen.includes(ratio)
              const { label, about } = ratioField(ratio)
              return (
                <tr key={ratio}>
                  <th scope="row" title={about}>
                    <label>
                      <input
                        type="checkbox"
                        checked={isChosen}
                        disabled={isFull && !isChosen}
                        onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== ratio) : [...chosen, ratio])}
                      />
                      {label}
                    </label>
                  </th>
                  {drawn.map((each) => (
                    <StandingCells key={each.history.symbol} drawn={each} ratio={ratio} />
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
