/** One insight to be read: who says it, what was done, the target against the one before, and the note. */
import { fieldAt, isAbsent } from '../../api/endpoint/fields.ts'
import type { RecordProps } from '../../explorer/slots.ts'
import { isDay, wordsOfDay } from '../../lib/dates/days.ts'
import { Absent, FieldValue } from '../../ui/values/FieldValue.tsx'
import { LongProse } from '../../ui/prose/LongProse.tsx'
import { RatingAction } from './RatingAction.tsx'
import { AnalystLine } from './AnalystLine.tsx'
import { insights } from './endpoint.ts'
import { loadedInsights, useFactsOf } from './InsightFacts.tsx'
import { InsightLinks } from './InsightLinks.tsx'
import styles from './InsightRecord.module.css'
import { PreviousTargetFact } from './PreviousTargetFact.tsx'
import { TargetOutcome } from './targets/TargetOutcome.tsx'

export function InsightRecord({ record, row, answer, fields }: RecordProps<typeof insights>) {
  const facts = useFactsOf(loadedInsights(answer), answer.isBusy === true)
  const { date, firm, analyst_insights: note } = record
  const value = (name: 'rating' | 'pt') => <FieldValue field={fieldAt(insights.fields, name)} value={record[name]} />
  return (
    <article className={styles.insight}>
      <header className={styles.byline}>
        <p>
          {date && isDay(date) ? wordsOfDay(date) : <FieldValue field={undefined} value={date} />}
          {' · '}
          {isAbsent(firm) ? <Absent /> : <bdi>{firm}</bdi>}
        </p>
        <AnalystLine id={record.analyst_id} analysts={facts.analysts} />
      </header>
      <dl className={styles.strip}>
        <div>
          <dt>Action</dt>
          <dd>
            <RatingAction action={record.action} />
          </dd>
        </div>
        <div>
          <dt>Rating</dt>
          <dd>{value('rating')}</dd>
        </div>
        <div>
          <dt>Price target, USD</dt>
          <dd>{value('pt')}</dd>
        </div>
        <div>
          <dt>Prior target</dt>
          <dd>
            <PreviousTargetFact changed={facts.changes[row]} hasTarget={!isAbsent(record.pt)} rows={facts.rows} />
          </dd>
        </div>
      </dl>
      <TargetOutcome insight={record} changed={facts.changes[row]} />
      {isAbsent(note) ? <p className={styles.aside}>No text was given.</p> : <LongProse text={String(note)} />}
      <InsightLinks insight={record} analysts={facts.analysts} />
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </article>
  )
}
