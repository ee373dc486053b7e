/** Beside the rates: how long targets took, how far prices ran against them, and those that are in no rate yet. */
import type { TrackSummary } from './measureTargets.ts'
import { percentWords, SMALL } from './rateWords.ts'
import styles from './TrackRecord.module.css'

export function TrackFigures({ summary }: { readonly summary: TrackSummary }) {
  const { medianDays, medianRunAgainst, reached, open, superseded } = summary
  const figures = [
    {
      label: 'Median days',
      about: 'Calendar days until the target was reached, of those reached within an ended window.',
      text: Number.isNaN(medianDays) ? '–' : medianDays,
      isSmall: reached.hits < SMALL,
    },
    {
      label: 'Run against',
      about:
        'Median of how far the price ran the other way before the target was reached or the window ended, against the close it was set at.',
      text: Number.isNaN(medianRunAgainst) ? '–' : percentWords(medianRunAgainst),
      isSmall: reached.n < SMALL,
    },
    { label: 'Still open', about: 'The window has not ended: in no rate, even where reached already.', text: open },
    {
      label: 'Superseded',
      about: 'Followed by the same analyst’s next target for the share within twelve months.',
      text: superseded,
    },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, about, text, isSmall }) => (
        <div key={label} title={about}>
          <dt>{label}</dt>
          <dd className={isSmall ? styles.small : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
