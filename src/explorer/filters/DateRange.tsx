/** The days of a filter in one control: a field for each with a calendar beside it, and ranges at one press. */
import { lazy, Suspense, type ReactNode } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { DayTexts } from '../../lib/dates/daysInWords.ts'
import styles from './DateRange.module.css'
import type { Draft } from './draft.ts'
import { DAY_KEYS, type DayKey } from './draftDays.ts'

/** What stands beside and under the fields comes once they are drawn. */
const CalendarButton = lazy(async () => ({ default: (await import('./CalendarButton.tsx')).CalendarButton }))
const RangeChoices = lazy(async () => ({ default: (await import('./RangeChoices.tsx')).RangeChoices }))

interface Props {
  readonly endpoint: AnyEndpoint
  /** The text of each field as it stands there. */
  readonly draft: Draft
  readonly today: IsoDay
  /** The labelled text field of a parameter. */
  readonly field: (key: string) => ReactNode
  /** A day of the calendar, into the fields. */
  readonly onEdit: (days: Readonly<Partial<Record<DayKey, string>>>) => void
  /** Days that are asked for at once; a name that is not there is empty. */
  readonly onDays: (days: DayTexts) => void
}

export function DateRange({ endpoint, draft, today, field, onEdit, onDays }: Props) {
  const keys = DAY_KEYS.filter((key) => key in endpoint.params)
  const pick = (key: DayKey, day: IsoDay): void => {
    // One day and a range exclude each other: what is picked counts.
    const others = key === 'date' ? { from: '', to: '' } : 'date' in endpoint.params ? { date: '' } : {}
    onEdit({ ...others, [key]: day })
  }
  return (
    <div className={styles.days}>
      {keys.map((key) => (
        <div key={key} className={styles.day}>
          {field(key)}
          <Suspense>
            <CalendarButton name={key} {...{ draft, today }} onPick={(day) => pick(key, day)} />
          </Suspense>
        </div>
      ))}
      <Suspense>
        <RangeChoices {...{ endpoint, draft, today, onDays }} />
      </Suspense>
    </div>
  )
}
