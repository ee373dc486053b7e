/** The row of chips, one for each filter in force, and after them the button that adds another. */
import type { ReactNode } from 'react'
import type { BarChip } from './barChips.ts'
import styles from './FilterBar.module.css'
import { FilterChip } from './FilterChip.tsx'
import { ADD, type useFilterPopover } from './useFilterPopover.ts'

interface Props {
  readonly chips: readonly BarChip[]
  readonly popover: ReturnType<typeof useFilterPopover>
  readonly onRemove: (keys: readonly string[]) => void
  /** What else narrows the rows. */
  readonly children: ReactNode
}

export const FilterChips = ({ chips, popover: { isOpenAt, toggle }, onRemove, children }: Props) => (
  <div className={styles.chips}>
    {chips.map((chip) => (
      <FilterChip
        key={chip.filter.key}
        {...chip}
        isOpen={isOpenAt(chip.filter.key)}
        onOpen={() => toggle(chip.filter.key, chip.filter.key)}
        onRemove={() => onRemove(chip.removes)}
      />
    ))}
    {children}
    <span className={styles.add} data-open={isOpenAt(ADD) || undefined} data-print="hide">
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpenAt(ADD)} onClick={() => toggle(ADD)}>
        + Filter
      </button>
    </span>
  </div>
)
