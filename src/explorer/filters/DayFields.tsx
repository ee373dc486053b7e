/** The days of a query: from, to and a single one, each a field, and the ranges that are asked for often. */
import type { ReactNode } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import { datePresets, type DatePreset } from './datePresets.ts'
import styles from './FilterForm.module.css'

interface Props {
  readonly keys: readonly string[]
  readonly noDays: string | undefined
  readonly today: IsoDay
  /** The field of one of them. */
  readonly field: (key: string) => ReactNode
  readonly onChoose: (preset: DatePreset) => void
}

export const DayFields = ({ keys, noDays, today, field, onChoose }: Props) => (
  <div className={styles.days}>
    <div className={styles.range}>
      {field('from')}
      {field('to')}
    </div>
    <div className={styles.presets} role="group" aria-label="Days">
      {datePresets(today, noDays).map((preset) => (
        <button key={preset.name} type="button" className="link" onClick={() => onChoose(preset)}>
          {preset.name}
        </button>
      ))}
    </div>
    {keys.includes('date') && field('date')}
  </div>
)
