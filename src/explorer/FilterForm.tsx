/** Every parameter of an operation as a form; edits are a draft until they are applied. */
import { useRef, useState, type SyntheticEvent } from 'react'
import type { AnyEndpoint, ValuesOf } from '../api/endpoint.ts'
import type { Fault, Param } from '../api/params.ts'
import type { IsoDay } from '../lib/days.ts'
import { datePresets } from './datePresets.ts'
import { checkDraft, type Draft } from './draft.ts'
import { FilterField } from './FilterField.tsx'
import styles from './FilterForm.module.css'

interface Props<E extends AnyEndpoint> {
  readonly endpoint: E
  /** The text of each parameter in the address. */
  readonly texts: Draft
  /** What is wrong in the address, shown from the start. */
  readonly faults: readonly Fault[]
  /** What the service said of single filters. */
  readonly complaints: readonly Fault[]
  readonly today: IsoDay
  readonly onApply: (values: ValuesOf<E>) => void
  /** Parts of the address, changed at once: presets. */
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Filled from the address once: whoever renders it gives it a new `key` when the address changes. */
export function FilterForm<E extends AnyEndpoint>({ endpoint, texts, faults, complaints, today, onApply, onChange }: Props<E>) {
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Draft>({})
  const [areExplained, setExplained] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const draft: Draft = { ...texts, ...edits }
  const isEdited = (key: string): boolean => Object.hasOwn(edits, key)
  // Another query begins at its first page, unless a page was asked for by hand.
  const checked = checkDraft(endpoint, isEdited('page') ? draft : { ...draft, page: '' })

  const edit = (texts: Readonly<Record<string, string | undefined>>): void => {
    const given = Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined)
    setEdits((current) => ({ ...current, ...Object.fromEntries(given) }))
  }

  const faultOf = (key: string): Fault | undefined => {
    const given = faults.find((fault) => fault.key === key)
    // A fault of the address stands until its field is edited, also one that a draft cannot have (given twice: the draft of
    // two values merged reads as they do in the address).
    if (given && ![key, ...Object.keys(given.others ?? {})].some(isEdited)) return given
    const complaint = complaints.find((said) => said.key === key)
    if (complaint && !isEdited(key)) return complaint
    const fault = checked.faults.find((found) => found.key === key)
    return fault && (isSubmitted || (draft[key] !== texts[key] && draft[key]?.trim() !== '')) ? fault : undefined
  }

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    const first = checked.faults[0] ?? faults.find((fault) => faultOf(fault.key) === fault)
    if (!first) return onApply(checked.values)
    const control = form.current?.elements.namedItem(first.key)
    const focusable = control instanceof RadioNodeList ? control[0] : control
    if (focusable instanceof HTMLElement) focusable.focus()
  }

  const entries = Object.entries<Param>(endpoint.params)
  const field = ([key, param]: [string, Param]) => (
    <FilterField
      key={key}
      name={key}
      param={param}
      text={draft[key] ?? ''}
      fault={faultOf(key)}
      warning={checked.warnings.find((warning) => warning.key === key)?.message}
      isExplained={areExplained}
      onEdit={(text) => edit({ [key]: text })}
      onMend={({ nearest, others }) => edit({ ...others, [key]: nearest })}
    />
  )
  const rare = entries.filter(([, param]) => param.rare)
  const isRareUsed = rare.some(
    ([key, param]) =>
      (texts[key] ?? '') !== (param.initial === undefined ? '' : param.print(param.initial)) ||
      complaints.some((said) => said.key === key),
  )
  const hasRange = 'from' in endpoint.params && 'to' in endpoint.params
  return (
    <form ref={form} className={styles.form} aria-label="Filters" noValidate onSubmit={submit}>
      {entries
        .filter(([, param]) => !param.rare)
        .map((entry) =>
          entry[0] === 'from' && hasRange ? (
            <div key="range" className={styles.range}>
              {field(entry)}
              {field(['to', endpoint.params.to])}
              <div className={styles.presets} role="group" aria-label="Days">
                {datePresets(today).map(({ name, from, to }) => (
                  <button key={name} type="button" className="link" onClick={() => onChange({ date: undefined, from, to })}>
                    {name}
                  </button>
                ))}
              </div>
            </div>
          ) : entry[0] === 'to' && hasRange ? null : (
            field(entry)
          ),
        )}
      {rare.length > 0 && (
        <details className={styles.more} open={isRareUsed || undefined}>
          <summary>More filters</summary>
          <div className={styles.rare}>{rare.map(field)}</div>
        </details>
      )}
      <button type="button" className="link" aria-pressed={areExplained} onClick={() => setExplained(!areExplained)}>
        {areExplained ? 'Hide what they mean' : 'What they mean'}
      </button>
      <div className={styles.actions}>
        <button type="submit" className="main">
          Apply
        </button>
        <button type="button" onClick={() => onApply({} as ValuesOf<E>)}>
          Reset
        </button>
      </div>
    </form>
  )
}
