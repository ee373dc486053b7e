/** How targets are measured, in full: a press away from the figures. */
import { BASE_RATES } from './baseRates.ts'
import styles from './TrackRecord.module.css'

export const TrackMethod = () => (
  <details className={styles.note}>
    <summary>How this is measured</summary>
    <ul>
      <li>
        Reached: the first trading day after its own whose high is at the target or above; for a target below the close of its
        day, whose low is at it or below. Its own day does not count: that high may have come before it.
      </li>
      <li>Met at the end: the close of the window’s last trading day is at the target or beyond.</li>
      <li>Moved its way: that close stands on the target’s side of the close of the day it was set. Dividends are not in it.</li>
      <li>Targets are restated for the splits with an ex-date after their day, never for dividends.</li>
      <li>
        The window is twelve months, or up to the day before the same analyst’s next target for the share. One that has not ended
        is in no rate, not even when its target is reached: those that will be missed could not be in it yet.
      </li>
      <li>
        Intervals are Wilson’s score intervals at 95%. Targets of one share overlap in time, so that they tell less than as many
        apart.
      </li>
      {BASE_RATES.map(({ years, source }) => (
        <li key={years}>
          {years}: {source}.
        </li>
      ))}
    </ul>
  </details>
)
