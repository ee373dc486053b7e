/** Cells of the table of ratings: the action by meaning, rating and target with the ones before, changes with their sign, the analyst by name. */
import { fieldAt, isAbsent } from '../../../api/endpoint/fields.ts'
import type { CellProps, Slots } from '../../../explorer/slots.ts'
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import { CellValue } from '../../../ui/values/CellValue.tsx'
import direction from '../../../ui/values/Direction.module.css'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import { directionOf } from '../../../ui/values/ratingDirection.ts'
import { RatingAction } from '../RatingAction.tsx'
import { insights } from '../endpoint.ts'
import { useFacts } from '../InsightFacts.tsx'
import styles from './cells.module.css'
import { leadOf } from './leadOf.ts'
import { splitWords } from '../prior/previousTargets.ts'
import { targetWords } from '../ratingWords.ts'

type Cell = CellProps<typeof insights>

const ActionCell = ({ record }: Cell) => <RatingAction action={record.action} />

/** `Hold → Buy` where the one before is known and another. */
function RatingCell({ record, row }: Cell) {
  const before = useFacts().changes.priorRating[row]
  if (isAbsent(record.rating)) return <Absent />
  const isOther = before !== undefined && before !== record.rating
  const towards = directionOf(String(record.action ?? ''))
  // Most rows have neither, and an element fewer each.
  if (!isOther && towards === 'neutral') return record.rating
  return (
    <bdi className={isOther ? `${styles.change} ${direction[towards]}` : direction[towards]}>
      {isOther && <span className={styles.prior}>{before} → </span>}
      {record.rating}
    </bdi>
  )
}

/** `64.00 → 78.00`, a dash where the one before is not loaded. */
function TargetCell({ record, row, value }: Cell) {
  const { changes, rows, earlier } = useFacts()
  const [prior, priorDate] = [changes.prior[row], changes.priorDate[row]]
  const target = <CellValue field={fieldAt(insights.fields, 'pt')} value={value} />
  if (isAbsent(record.pt)) return target
  if (prior === undefined) {
    return (
      <>
        <span className={styles.prior} title="Prior target not in loaded range">
          – →{' '}
        </span>
        {target}
      </>
    )
  }
  const source =
    priorDate === undefined
      ? 'from the note’s text'
      : `${wordsOfDay(priorDate)}, among the ${rows} loaded rows${earlier ? ' and those before' : ''}${splitWords(prior, changes.factor[row], earlier !== undefined && !earlier.state.kept.splitsFailure)}`
  return (
    <>
      <span className={priorDate === undefined ? styles.noted : styles.prior} title={`Prior target, ${source}`}>
        {targetWords(prior)}
      </span>{' '}
      → {target}
    </>
  )
}

/** Of a target above the close the sign is enough; most are. */
const UpsideCell = (props: Cell) =>
  typeof props.value === 'number' && props.value >= 0 ? signedPercent(props.value / 100) : <ChangeCell {...props} />

/** A computed percentage with its sign. */
function ChangeCell({ value }: Cell) {
  if (typeof value !== 'number') return <Absent />
  const tone = value > 0 ? styles.more : value < 0 ? styles.less : undefined
  return <span className={tone}>{signedPercent(value / 100)}</span>
}

function AnalystCell({ record }: Cell) {
  const { analysts } = useFacts()
  const id = record.analyst_id
  if (isAbsent(id) || !id) return <Absent />
  const name = analysts.nameOf(id)
  const hits = analysts.hitRateOf(id)
  if (name && !hits) return name
  if (name && hits) {
    return (
      <>
        {name}{' '}
        <small className={styles.waiting} title={`Hit rate${hits.ratings === undefined ? '' : ` of ${hits.ratings} ratings`}`}>
          {Math.round(hits.rate)}%
        </small>
      </>
    )
  }
  if (analysts.isLoading) return <span className={styles.waiting}>…</span>
  const reason = analysts.hasFailed ? 'The analyst profiles could not be read' : 'No analyst profile has this ID'
  return (
    <span className={styles.waiting} title={reason}>
      ID {id}
    </span>
  )
}

const NoteCell = ({ record }: Cell) => (isAbsent(record.analyst_insights) ? <Absent /> : leadOf(String(record.analyst_insights)))

export const cells = {
  action: ActionCell,
  rating: RatingCell,
  pt: TargetCell,
  analyst_insights: NoteCell,
  'computed.analyst': AnalystCell,
  'computed.change': ChangeCell,
  'computed.upside': UpsideCell,
} satisfies Slots<typeof insights>['cells']
