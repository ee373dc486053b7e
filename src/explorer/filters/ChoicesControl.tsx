/** A set of tick boxes for a list of names; the draft holds the chosen ones by commas. */
import { shortened } from '../../api/endpoint/quoting.ts'
import type { ControlProps } from './FilterControls.tsx'
import styles from './FilterField.module.css'

export function ChoicesControl({ name, param, text, fault, onEdit, describedBy }: ControlProps) {
  const options = param.options ?? []
  const chosen = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  // What the address holds is to be seen, also where it is no choice.
  const strange = [...new Set(chosen)].filter((option) => !options.includes(option))
  const over = [...new Set(chosen)].slice(param.most)
  // Marks with no name between them are nobody's fault: then all are flagged, none of which is chosen.
  const culprits = [strange, over, chosen].find((list) => list.length > 0) ?? options
  const toggle = (option: string, isOn: boolean): void => {
    const next = isOn ? [...chosen, option] : chosen.filter((other) => other !== option)
    const known = options.filter((other) => next.includes(other))
    onEdit([...known, ...next.filter((other) => !known.includes(other))].join(','))
  }
  return (
    <details className={styles.choices} open={fault ? true : undefined}>
      <summary aria-describedby={describedBy}>{chosen.length === 0 ? 'All' : `${chosen.length} chosen`}</summary>
      {[...options, ...strange].map((option) => {
        const isWrong = fault !== undefined && culprits.includes(option)
        return (
          <label key={option}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(option)}
              {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': describedBy } : {})}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <span>
              <bdi>{shortened(option)}</bdi>
              {strange.includes(option) && ' (not a choice)'}
            </span>
          </label>
        )
      })}
    </details>
  )
}
