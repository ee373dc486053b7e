/** One insight to be read: who says it, what was done, the target against the one before, and the note. */
import { useMemo } from 'react'
import { fieldAt, isAbsent } from '../../api/endpoint/fields.ts'
import type { RecordProps } from '../../explorer/slots.ts'
import { isDay, wordsOfDay } from '../../lib/dates/days.ts'
import { Absent, FieldValue } from '../../ui/values/FieldValue.tsx'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { LongProse } from '../../ui/prose/LongProse.tsx'
import { RatingAction } from './RatingAction.tsx'
import { AnalystLine } from './AnalystLine.tsx'
import { insights } from './endpoint.ts'
import { loadedInsights, useFactsOf, type InsightFacts } from './InsightFacts.tsx'
import { InsightLinks } from './InsightLinks.tsx'
import styles from './InsightRecord.module.css'
import { PreviousTargetFact } from './prior/PreviousTargetFact.tsx'
import { TargetOutcome } from './targets/TargetOutcome.tsx'

function datedPrior({ changes }: InsightFacts, row: number) {
  const [price, day] = [changes.prior[row], changes.priorDate[row]]
  return price === undefined || day === undefined ? undefined : { day, price: numberIn(price) }
}

export function InsightRecord({ record, row, answer, fields }: RecordProps<typeof insights>) {
  const loaded = loadedInsights(answer)
  // Of more rows than are compared with one another, the record by itself.
  const isAlone = loaded.length === 0
  const alone = useMemo(() => [record], [record])
  const facts = useFactsOf(isAlone ? alone : loaded, !isAlone && answer.isBusy === true)
  const place = isAlone ? 0 : row
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
            <PreviousTargetFact {...{ facts, isAlone }} row={place} hasTarget={!isAbsent(record.pt)} />
          </dd>
        </div>
      </dl>
      <TargetOutcome insight={record} prior={datedPrior(facts, place)} />
      {isAbsent(note) ? <p className={styles.aside}>No text was given.</p> : <LongProse text={String(note)} />}
      <InsightLinks insight={record} analysts={facts.analysts} />
      <details>
        <summary>All fields</summary>
        {fields}
      </details>
    </article>
  )
}
