/** A filter in force as a chip: its label and value, which open its control, and a button that takes it away at once. */
import type { KeyboardEvent } from 'react'
import type { BarChip } from './barChips.ts'
import styles from './FilterBar.module.css'

interface Props extends BarChip {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** Where the focus goes when a chip is gone: to the next, or to what follows the last. */
function focusNext(chip: Element): void {
  const chips = [...(chip.parentElement?.children ?? [])]
  const next = chips[chips.indexOf(chip) + 1] ?? chip.parentElement
  next?.querySelector<HTMLElement>('button')?.focus()
}

export function FilterChip({ filter, value, removes, isDraft, exact, fault, isOpen, onOpen, onRemove }: Props) {
  const remove = (chip: Element): void => {
    focusNext(chip)
    onRemove()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if ((event.key !== 'Delete' && event.key !== 'Backspace') || removes.length === 0) return
    event.preventDefault()
    remove(event.currentTarget.parentElement!)
  }
  return (
    <span
      className={styles.chip}
      data-draft={isDraft || undefined}
      data-fault={fault === undefined ? undefined : true}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        data-filter={filter.key}
        data-print="keep"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={fault ?? (isDraft ? 'Not applied' : exact)}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {filter.label} <b>{value}</b>
      </button>
      {removes.length > 0 && (
        <button
          type="button"
          aria-label={`Remove ${filter.label.charAt(0).toLowerCase()}${filter.label.slice(1)}`}
          onClick={(event) => remove(event.currentTarget.parentElement!)}
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </span>
  )
}
