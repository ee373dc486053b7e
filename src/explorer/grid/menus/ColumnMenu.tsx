/** What a column holds and what can be done with it: its meaning, its figures over the loaded rows, order and local filter. */
import { figure } from '../../../lib/numbers/counts.ts'
import { Link } from 'react-router'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { isComputed } from '../../../api/endpoint/columns.ts'
import type { Field } from '../../../api/endpoint/fields.ts'
import { dayOfUnix, wordsOfDay } from '../../../lib/dates/days.ts'
import { focusFirstButton, Popover } from '../../../ui/Popover.tsx'
import { roundedNumber } from '../../../ui/values/numberText.ts'
import { isNumeric, valueText } from '../../../ui/values/valueText.ts'
import { fieldWords } from '../../record/fieldWords.ts'
import type { ColumnSummary } from '../../rows/columnSummary.ts'
import { isMeasurable } from '../../rows/sortKeys.ts'
import { parseLocalFilter } from '../../rows/localFilter.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import styles from './ColumnMenu.module.css'
import { ColumnPlace } from '../columns/ColumnPlace.tsx'
import type { GridColumn, GridTable } from '../columns/gridTable.ts'
import { RangeFilter } from './RangeFilter.tsx'
import { TextFilter } from './TextFilter.tsx'
import { useColumnFacts, type ColumnFacts } from './useColumnFacts.ts'
import { ValueFilter } from './ValueFilter.tsx'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly table: GridTable
  readonly column: GridColumn
  readonly field: Field
  readonly store: RowStore
  /** Where the menu hangs: the lower left corner of the head, in the window. */
  readonly at: { readonly left: number; readonly top: number }
  readonly onClose: () => void
}

/** More different values than this are found by text, not by ticking. */
const MOST_VALUES = 60

/** A measure in the column's own words: a day for days, a number for numbers. */
const measureWords = (field: Field, measure: number): string => {
  if (['day', 'displayDay', 'dayInstant'].includes(field.kind)) return wordsOfDay(dayOfUnix(measure))
  if (isNumeric(field)) return roundedNumber(field, String(measure))
  return valueText({ ...field, kind: 'unix' }, measure) ?? ''
}

function Figures({ field, summary }: { field: Field; summary: ColumnSummary }) {
  const { rows, absent, distinct, measure } = summary
  return (
    <dl className={styles.figures} aria-label={`Over the ${figure(rows)} loaded rows`}>
      <dt>Count</dt>
      <dd>{figure(rows)}</dd>
      <dt>Missing</dt>
      <dd>{figure(absent)}</dd>
      <dt>Distinct</dt>
      <dd>{figure(distinct)}</dd>
      {measure && (
        <>
          <dt>Min</dt>
          <dd>{measureWords(field, measure.least)}</dd>
          <dt>Median</dt>
          <dd>{measureWords(field, measure.median)}</dd>
          <dt>Max</dt>
          <dd>{measureWords(field, measure.most)}</dd>
        </>
      )}
    </dl>
  )
}

/** What narrows the loaded rows by the column, and over which figures. */
function ColumnFilter({ column, field, facts }: Pick<Props, 'column' | 'field'> & { readonly facts: ColumnFacts }) {
  const { summary, parts } = facts
  if (!summary) return null

  const filterText = column.getFilterValue()
  const parsed = typeof filterText === 'string' ? parseLocalFilter(field, filterText) : undefined
  const refinement = parsed && !('fault' in parsed) ? parsed : undefined
  const onRefine = (text: string | undefined): void => column.setFilterValue(text)
  return (
    <>
      <Figures field={field} summary={summary} />
      {summary.measure && <RangeFilter refinement={refinement} parts={parts} onRefine={onRefine} />}
      {summary.distinct > 0 && summary.distinct <= MOST_VALUES && !isMeasurable(field) && (
        <ValueFilter field={field} values={summary.values} refinement={refinement} onRefine={onRefine} />
      )}
      {!isMeasurable(field) && <TextFilter refinement={refinement} onRefine={onRefine} />}
      <div className={styles.sorts} role="group" aria-label="With or without value">
        <button type="button" aria-pressed={refinement?.kind === 'given'} onClick={() => onRefine('*')}>
          Has value
        </button>
        <button type="button" aria-pressed={refinement?.kind === 'absent'} onClick={() => onRefine('!')}>
          Empty
        </button>
        <button type="button" aria-pressed={filterText === undefined} onClick={() => onRefine(undefined)}>
          All
        </button>
      </div>
    </>
  )
}

export function ColumnMenu({ endpoint, table, column, field, store, at, onClose }: Props) {
  const facts = useColumnFacts(endpoint, field, store, column.id)
  const sorted = column.getIsSorted()
  return (
    <Popover
      aria-label={`Column ${field.label}`}
      className={styles.menu}
      // From a head low in the window it reaches up, or nothing of it would be seen.
      style={{
        left: Math.max(8, Math.min(at.left, window.innerWidth - 320)),
        top: `max(0.5rem, min(${at.top}px, 100dvh - 28rem))`,
      }}
      onOpen={focusFirstButton}
      onClose={onClose}
      // The menu lies within the grid, whose keys are not the menu's.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    >
      <h3>{field.label}</h3>
      <p>
        {isComputed(column.id) || field.method ? (
          <>
            {field.about} Computed, not sent. {field.method && <Link to={`/method#${field.method}`}>Method</Link>}
          </>
        ) : (
          <>
            {fieldWords(field)} Field <code>{column.id}</code>, may be absent.
          </>
        )}
      </p>
      {facts?.odd && <p className={styles.odd}>Not as specified: {facts.odd}.</p>}
      <div className={styles.sorts} role="group" aria-label="Order of the loaded rows">
        <button type="button" aria-pressed={sorted === 'asc'} onClick={() => column.toggleSorting(false)}>
          Ascending
        </button>
        <button type="button" aria-pressed={sorted === 'desc'} onClick={() => column.toggleSorting(true)}>
          Descending
        </button>
        <button type="button" aria-pressed={!sorted} onClick={() => table.setSorting([])}>
          Default order
        </button>
      </div>
      <ColumnPlace {...{ table, column }} />
      {facts ? <ColumnFilter {...{ column, field, facts }} /> : <p role="status">Counting {figure(store.size)} rows…</p>}
    </Popover>
  )
}
