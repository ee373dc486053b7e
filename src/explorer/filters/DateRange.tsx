/** The days of a filter in one control: a field for each with a calendar beside it, ranges at one press, and whether they roll. */
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { AnyEndpoint, DayPreset } from '../../api/endpoint/endpoint.ts'
import type { Param } from '../../api/endpoint/params.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { exactDaysInWords, hasRollingDay, type DayTexts } from '../../lib/dates/daysInWords.ts'
import { readRollingDay, resolveDay, rollingFrom } from '../../lib/dates/rollingDays.ts'
import { Choice } from '../../ui/Choice.tsx'
import { datePresets } from './datePresets.ts'
import styles from './DateRange.module.css'
import type { Draft } from './draft.ts'

/** Loaded when a calendar is opened. */
const DayPicker = lazy(async () => ({ default: (await import('./DayPicker.tsx')).DayPicker }))

/** The parameters that it is the control of. */
const DAY_KEYS = ['from', 'to', 'date'] as const
type DayKey = (typeof DAY_KEYS)[number]
export const isDayKey = (key: string): key is DayKey => (DAY_KEYS as readonly string[]).includes(key)

interface Props {
  readonly endpoint: AnyEndpoint
  /** The text of each field as it stands there. */
  readonly draft: Draft
  readonly today: IsoDay
  /** The labelled text field of a parameter. */
  readonly field: (entry: [key: string, param: Param]) => ReactNode
  /** A day of the calendar, into the fields. */
  readonly onEdit: (days: Readonly<Partial<Record<DayKey, string>>>) => void
  /** Days that are asked for at once; a name that is not there is empty. */
  readonly onDays: (days: DayTexts) => void
}

/** What each is called where the label of its field is no name. */
const CALLED = { from: 'first day', to: 'last day', date: 'single day' } as const

type Mode = 'rolling' | 'fixed'
const MODES = [
  { value: 'rolling', words: 'Rolling', title: 'Moves on with today, in links and saved views too' },
  { value: 'fixed', words: 'Fixed', title: 'Stays on these days' },
] as const

const CALENDAR = 'M2.5 3.5h11v10h-11z M2.5 6.5h11 M5.5 2v3 M10.5 2v3'

export function DateRange({ endpoint, draft, today, field, onEdit, onDays }: Props) {
  /** Which calendar is open, and which opening of it: the browser tells late that one was closed. */
  const [opened, setOpened] = useState<{ readonly key: DayKey }>()
  const keys = DAY_KEYS.filter((key) => key in endpoint.params)
  const textOf = (key: DayKey): string | undefined => {
    const text = draft[key]?.trim()
    return text ? (readRollingDay(draft[key] ?? '') ?? text) : undefined
  }
  const days: DayTexts = { date: textOf('date'), from: textOf('from'), to: textOf('to') }
  const isGiven = keys.some((key) => days[key] !== undefined)
  const written = (text: string | undefined, as: Mode): string | undefined => {
    const plain = text === undefined ? undefined : resolveDay(text, today)
    return plain === undefined || as === 'fixed' ? plain : (readRollingDay(text ?? '') ?? rollingFrom(plain, today))
  }
  const as = (next: Mode, { date, from, to }: DayTexts): DayTexts => ({
    date: written(date, next),
    from: written(from, next),
    to: written(to, next),
  })
  const isChosen = ({ from, to }: DayPreset): boolean => {
    const plain = as('fixed', { from, to })
    const now = as('fixed', days)
    return now.date === undefined && now.from === plain.from && now.to === plain.to
  }
  const exact = exactDaysInWords(days, today)
  const pick = (key: DayKey, day: IsoDay): void => {
    // One day and a range exclude each other: what is picked counts.
    const others = key === 'date' ? { from: '', to: '' } : 'date' in endpoint.params ? { date: '' } : {}
    onEdit({ ...others, [key]: day })
  }
  return (
    <div className={styles.days}>
      <div className={styles.fields}>
        {keys.map((key) => {
          const isOpen = opened?.key === key
          return (
            <div key={key} className={styles.day}>
              {field([key, endpoint.params[key]])}
              <button
                type="button"
                className={styles.opener}
                aria-label={`Choose ${CALLED[key]}`}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onClick={() => setOpened({ key })}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d={CALENDAR} />
                </svg>
              </button>
              {isOpen && (
                <Suspense>
                  <DayPicker
                    label={`Choose ${CALLED[key]}`}
                    days={as('fixed', days)}
                    chosen={written(days[key], 'fixed')}
                    today={today}
                    onPick={(day) => pick(key, day)}
                    onClose={() => setOpened((now) => (now === opened ? undefined : now))}
                  />
                </Suspense>
              )}
            </div>
          )
        })}
      </div>
      {exact && <p className={styles.exact}>{exact}</p>}
      <div className={styles.presets} role="group" aria-label="Days">
        {datePresets(endpoint).map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="link"
            title={preset.words}
            aria-pressed={isChosen(preset)}
            onClick={() => onDays({ from: preset.from, to: preset.to })}
          >
            {preset.name}
          </button>
        ))}
      </div>
      {isGiven && (
        <Choice
          label="Range"
          options={MODES}
          chosen={hasRollingDay(days) ? 'rolling' : 'fixed'}
          onChoose={(next) => onDays(as(next, days))}
        />
      )}
    </div>
  )
}
