/** The button beside the field of a day that opens a calendar for it. */
import { lazy, Suspense, useState } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import styles from './DateRange.module.css'
import type { Draft } from './draft.ts'
import { daysOfDraft, fixedDays, type DayKey } from './draftDays.ts'

/** Loaded when a calendar is opened. */
const DayPicker = lazy(async () => ({ default: (await import('./DayPicker.tsx')).DayPicker }))

/** What each day is called where the label of its field is no name. */
const CALLED = { from: 'first day', to: 'last day', date: 'single day' } as const

const ICON = 'M2.5 3.5h11v10h-11z M2.5 6.5h11 M5.5 2v3 M10.5 2v3'

interface Props {
  readonly name: DayKey
  readonly draft: Draft
  readonly today: IsoDay
  readonly onPick: (day: IsoDay) => void
}

export function CalendarButton({ name, draft, today, onPick }: Props) {
  /** Which opening this is: the browser tells late that one was closed. */
  const [opening, setOpening] = useState<object>()
  const days = fixedDays(daysOfDraft(draft), today)
  const label = `Choose ${CALLED[name]}`
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opening !== undefined}
        onClick={() => setOpening({})}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={ICON} />
        </svg>
      </button>
      {opening && (
        <Suspense>
          <DayPicker
            label={label}
            days={days}
            chosen={days[name]}
            today={today}
            onPick={onPick}
            onClose={() => setOpening((now) => (now === opening ? undefined : now))}
          />
        </Suspense>
      )}
    </>
  )
}
