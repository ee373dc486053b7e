/** The suggestions as a list box: the field keeps the focus, one option is the active one. */
import { useEffect, useRef } from 'react'
import styles from './CommandPalette.module.css'
import type { Suggestion } from './suggestion.ts'
import type { SuggestionGroup } from './suggestions.ts'

interface Props {
  /** The list has this with `-list`, its options with their numbers. */
  readonly id: string
  readonly groups: readonly SuggestionGroup[]
  /** Counted over all groups. */
  readonly active: number
  readonly onTake: (suggestion: Suggestion) => void
}

/** As people read an address: what is percent-encoded in it as the characters it stands for. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

export function OptionList({ id, groups, active, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])
  const begins = groups.map((_, index) => groups.slice(0, index).reduce((sum, { suggestions }) => sum + suggestions.length, 0))
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      // It scrolls: whoever comes by Tab finds the same keys here as in the field.
      tabIndex={0}
      className={styles.list}
    >
      {groups.map(({ name, suggestions }, index) => (
        <div key={name} role="group" aria-label={name}>
          <h3 aria-hidden="true">{name}</h3>
          {suggestions.map((suggestion, at) => {
            const place = begins[index]! + at
            const { words, note, to } = suggestion
            return (
              <div
                key={`${at} ${to}`}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                className={styles.option}
                onClick={() => onTake(suggestion)}
              >
                <bdi>{words}</bdi>
                <code>
                  <bdi>{readable(to)}</bdi>
                </code>
                {note && <small>{note}</small>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
