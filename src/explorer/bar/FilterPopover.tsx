/** Hangs from a chip or from "+ Filter": the controls of one filter, or the filters that may be added, each with its meaning. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Popover } from '../../ui/Popover.tsx'
import type { BarFilter } from '../filters/barFilters.ts'
import styles from './FilterBar.module.css'
import { FilterFields, type FilterFieldsProps } from '../filters/FilterFields.tsx'

interface Props extends FilterFieldsProps {
  /** The one whose controls are shown; none while one is to be picked. */
  readonly filter: BarFilter | undefined
  readonly offered: readonly BarFilter[]
  /** New each time that the user is led here. */
  readonly visit: number
  readonly onPick: (key: string) => void
  readonly onClose: () => void
}

/** What is wrong first, or the first there is. */
const focusControl = (panel: HTMLElement | null): void =>
  (
    panel?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    panel?.querySelector<HTMLElement>('input, select, textarea, summary') ??
    panel?.querySelector('button')
  )?.focus()

function OfferedFilters({ offered, onPick }: Pick<Props, 'offered' | 'onPick'>) {
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons.at((buttons.findIndex((button) => button === document.activeElement) + step) % buttons.length)?.focus()
  }
  return (
    <ul className={styles.offered} onKeyDown={onKeyDown}>
      {offered.map(({ key, label, about }) => (
        <li key={key}>
          <button type="button" aria-describedby={`filter-about-${key}`} onClick={() => onPick(key)}>
            <b>{label}</b>
            <span id={`filter-about-${key}`} aria-hidden="true">
              {about}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function FilterPopover({ filter, offered, visit, onPick, onClose, ...fields }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = filter?.key
  useEffect(() => focusControl(panel.current), [shown, visit])
  return (
    <Popover
      ref={panel}
      aria-label={filter ? `${filter.label} filter` : 'Add a filter'}
      className={styles.popover}
      data-print="hide"
      onClose={onClose}
    >
      {filter ? (
        <>
          <FilterFields {...fields} filter={filter} />
          <button type="submit" className="main">
            Apply
          </button>
        </>
      ) : (
        <OfferedFilters offered={offered} onPick={onPick} />
      )}
    </Popover>
  )
}
