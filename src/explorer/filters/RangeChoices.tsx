/** Ranges of days at one press, which days they are, and whether those that are given roll with today. */
import type { AnyEndpoint, DayPreset } from '../../api/endpoint/endpoint.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { exactDaysInWords, hasRollingDay, type DayTexts } from '../../lib/dates/daysInWords.ts'
import { Choice } from '../../ui/Choice.tsx'
import { datePresets } from './datePresets.ts'
import styles from './DateRange.module.css'
import type { Draft } from './draft.ts'
import { daysOfDraft, fixedDays, rollingDays } from './draftDays.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly draft: Draft
  readonly today: IsoDay
  readonly onDays: (days: DayTexts) => void
}

const MODES = [
  { value: 'rolling', words: 'Rolling', title: 'Moves on with today, in links and saved views too' },
  { value: 'fixed', words: 'Fixed', title: 'Stays on these days' },
] as const

export function RangeChoices({ endpoint, draft, today, onDays }: Props) {
  const days = daysOfDraft(draft)
  const now = fixedDays(days, today)
  const isChosen = ({ from, to }: DayPreset): boolean => {
    const its = fixedDays({ from, to }, today)
    return now.date === undefined && now.from === its.from && now.to === its.to
  }
  const exact = exactDaysInWords(days, today)
  return (
    <>
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
      {(days.date ?? days.from ?? days.to) !== undefined && (
        <div className={styles.mode}>
          <Choice
            label="Range"
            options={MODES}
            chosen={hasRollingDay(days) ? 'rolling' : 'fixed'}
            onChoose={(mode) => onDays(mode === 'fixed' ? now : rollingDays(days, today))}
          />
        </div>
      )}
    </>
  )
}
