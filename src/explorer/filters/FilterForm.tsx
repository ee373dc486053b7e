/** Every parameter of an operation as a form; edits are a draft until they are applied. */
import { useRef, useState, type SyntheticEvent } from 'react'
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { isReadOff, type ValidationIssue, type Param } from '../../api/endpoint/params.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { DayTexts } from '../../lib/dates/daysInWords.ts'
import { DateRange, isDayKey } from './DateRange.tsx'
import { checkDraft, type CheckedDraft, type Draft } from './draft.ts'
import { FilterField } from './FilterField.tsx'
import styles from './FilterForm.module.css'

interface Props<E extends AnyEndpoint> {
  readonly endpoint: E
  /** The text of each parameter in the address. */
  readonly texts: Draft
  /** What is wrong in the address, shown from the start. */
  readonly faults: readonly ValidationIssue[]
  /** What the service said of single filters. */
  readonly complaints: readonly ValidationIssue[]
  readonly today: IsoDay
  /** What is typed and not applied, by parameter. */
  readonly edits: Draft
  readonly onEdits: (edits: Draft) => void
  readonly onApply: (values: ValuesOf<E>) => void
  /** Parts of the address, changed at once: presets. */
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

export function FilterForm<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, texts, faults, complaints, today, edits, onEdits, onApply, onChange } = props
  const form = useRef<HTMLFormElement>(null)
  const [areExplained, setExplained] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const isEdited = (key: string): boolean => Object.hasOwn(edits, key)
  const entries = Object.entries<Param>(endpoint.params)
  const readAnew = entries.filter(([, { readOff }]) => readOff && isEdited(readOff.key)).map(([key]) => [key, ''])
  const draft: Draft = { ...texts, ...Object.fromEntries(readAnew), ...edits }
  // Another query begins at its first page, unless a page was asked for by hand.
  const check = (asked: Draft) => checkDraft(endpoint, isEdited('page') ? asked : { ...asked, page: '' }, today)
  const checked = check(draft)

  const edit = (typed: Readonly<Record<string, string | undefined>>): void => {
    const given = Object.entries(typed).filter((entry): entry is [string, string] => entry[1] !== undefined)
    onEdits({ ...edits, ...Object.fromEntries(given) })
  }

  const faultOf = (key: string): ValidationIssue | undefined => {
    const given = faults.find((fault) => fault.key === key)
    // A fault of the address stands until its field is edited, also one that a draft cannot have (given twice: the draft of
    // two values merged reads as they do in the address).
    if (given && ![key, ...Object.keys(given.others ?? {})].some(isEdited)) return given
    const complaint = complaints.find((said) => said.key === key)
    if (complaint && !isEdited(key)) return complaint
    const fault = checked.faults.find((found) => found.key === key)
    return fault && (isSubmitted || (draft[key] !== texts[key] && draft[key]?.trim() !== '')) ? fault : undefined
  }

  /** Asks for what the form holds, or leads to the first field that is wrong. */
  const send = ({ values, faults: [wrong] }: CheckedDraft<E>): void => {
    const first = wrong ?? faults.find((fault) => faultOf(fault.key) === fault)
    setSubmitted(first !== undefined)
    if (!first) return onApply(values)
    const control = form.current?.elements.namedItem(first.key)
    const focusable = control instanceof RadioNodeList ? control[0] : control
    if (focusable instanceof HTMLElement) focusable.focus()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    send(checked)
  }
  /** At once, and with what is typed in the other fields, which would not be asked for otherwise. */
  const choose = ({ date, from, to }: DayTexts): void => {
    if (Object.keys(edits).length === 0) return onChange({ date, from, to })
    const days = { ...('date' in endpoint.params && { date: date ?? '' }), from: from ?? '', to: to ?? '' }
    onEdits({ ...edits, ...days })
    send(check({ ...draft, ...days }))
  }

  const inForce: Readonly<Record<string, string | undefined>> = withDaysInForce(endpoint, checked.values, today)
  const field = ([key, param]: [string, Param]) => (
    <FilterField
      key={key}
      name={key}
      param={param}
      text={draft[key] ?? ''}
      given={texts[key] ?? ''}
      inForce={isDayKey(key) ? inForce[key] : undefined}
      fault={faultOf(key)}
      warning={checked.warnings.find((warning) => warning.key === key)?.message}
      isExplained={areExplained}
      onEdit={(text) => edit({ [key]: text })}
      onMend={({ suggestion, others }) => edit({ ...others, [key]: suggestion })}
    />
  )
  const rare = entries.filter(([, param]) => param.rare)
  const isRareUsed = rare.some(
    ([key, param]) =>
      (texts[key] ?? '') !== (param.initial === undefined ? '' : param.print(param.initial)) ||
      complaints.some((said) => said.key === key),
  )
  const [firstDay] = Object.keys(endpoint.params).filter(isDayKey)
  return (
    <form ref={form} className={styles.form} aria-label="Filters" noValidate onSubmit={submit}>
      {entries
        .filter(
          ([key, param]) => !param.rare && !(param.readOff && (!draft[key] || isReadOff(endpoint.params, key, checked.values))),
        )
        .map((entry) =>
          entry[0] === firstDay ? (
            <DateRange key="days" {...{ endpoint, draft, today, field }} onEdit={edit} onDays={choose} />
          ) : isDayKey(entry[0]) ? null : (
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
        {areExplained ? 'Hide explanations' : 'Explain filters'}
      </button>
      <div className={styles.actions}>
        <button type="submit" className="main">
          Apply
        </button>
        <button type="button" onClick={() => (onEdits({}), onApply({} as ValuesOf<E>))}>
          Reset
        </button>
      </div>
    </form>
  )
}
