/** The figures at the head of the page, each from what its dataset has loaded; what is not known is left out. */
import type { Figure } from '../api/endpoint/companyView.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import { ARROWS } from '../ui/values/ratingDirection.ts'
import styles from './CompanyFigures.module.css'
import type { Range } from './companyAddress.ts'
import type { Answer } from './useAnswers.ts'

interface Props {
  readonly answers: readonly Answer[]
  readonly range: Range
  readonly today: IsoDay
  /** Of the firms' targets, which prices and splits are held against: its place is kept until they have come. */
  readonly consensus: Figure | 'waiting' | undefined
}

/** In the order of the datasets. Records that are still those of other days say nothing of these. */
function figuresOf({ answers, range, today, consensus }: Props): readonly (Figure | 'waiting')[] {
  return answers
    .filter(({ state, isStale }) => state === 'there' && !isStale)
    .flatMap(({ view, records, mayFollow }) =>
      view.targetsOf ? (consensus ?? []) : (view.figuresOf?.(records, { range, today, mayFollow }) ?? []),
    )
}

const KnownFigure = ({ label, text, note, over, direction }: Figure) => (
  <div title={over}>
    <dt>{label}</dt>
    <dd>
      <b data-direction={direction}>
        {direction && <span aria-hidden="true">{ARROWS[direction]} </span>}
        {text}
      </b>
      {note && <small>{note}</small>}
    </dd>
  </div>
)

/** As large as the figure that is to come. */
const PendingFigure = () => (
  <div className={styles.pending} aria-hidden="true">
    <dt>&nbsp;</dt>
    <dd>
      <b>&nbsp;</b>
      <small>&nbsp;</small>
    </dd>
  </div>
)

export function CompanyFigures(props: Props) {
  const figures = figuresOf(props)
  return (
    <dl className={styles.figures}>
      {figures.map((figure) =>
        figure === 'waiting' ? <PendingFigure key={figure} /> : <KnownFigure key={figure.label} {...figure} />,
      )}
    </dl>
  )
}
