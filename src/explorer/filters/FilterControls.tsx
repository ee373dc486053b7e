/** The controls of the filter form for single values and typed lists. Each holds any text, legal or not. */
import type { KeyboardEvent } from 'react'
import type { ValidationIssue, Param } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { momentText, withCommas } from './draft.ts'

export interface ControlProps {
  readonly id: string
  /** The element that says the rule, or what is wrong. */
  readonly describedBy: string
  readonly name: string
  readonly param: Param
  readonly text: string
  readonly fault: ValidationIssue | undefined
  /** What is sent while the field is empty, where that depends on the day. */
  readonly inForce?: string | undefined
  readonly onEdit: (text: string) => void
}

export function SelectControl({ id, describedBy, name, param, text, fault, onEdit }: ControlProps) {
  const options = param.options ?? []
  const word = (option: string): string =>
    param.optionWords?.[option] ?? (param.control === 'flag' ? (option === 'true' ? 'Yes' : 'No') : option)
  return (
    <select
      id={id}
      name={name}
      value={text}
      aria-invalid={fault ? true : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onEdit(event.target.value)}
    >
      {param.initial === undefined && <option value="">Any</option>}
      {/* A select would drop a value it does not offer; the address holds it, so it stays to be seen. */}
      {text !== '' && !options.includes(text) && <option value={text}>{shortened(text, 200)} (not a choice)</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {word(option)}
        </option>
      ))}
    </select>
  )
}

const isPasted = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste'

export function TextControl({ id, describedBy, name, param, text, fault, inForce, onEdit }: ControlProps) {
  const isList = param.control === 'tokens'
  const shared = {
    id,
    name,
    value: text,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    required: param.required,
  }
  if (isList) {
    const applyOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
      if (event.key !== 'Enter' || event.shiftKey) return
      event.preventDefault()
      event.currentTarget.form?.requestSubmit()
    }
    return (
      <textarea
        {...shared}
        rows={1}
        placeholder={param.most === 1 ? 'one' : 'one or more, by commas'}
        // What is typed stays as typed; what is pasted is shown as it will be read.
        onChange={(event) => onEdit(isPasted(event.nativeEvent) ? withCommas(event.target.value, param) : event.target.value)}
        onKeyDown={applyOnEnter}
      />
    )
  }
  const placeholder =
    param.control === 'day' ? 'YYYY-MM-DD' : param.control === 'moment' ? 'Unix seconds, or day and time' : undefined
  return (
    <input
      {...shared}
      type="text"
      inputMode={param.control === 'integer' ? 'numeric' : undefined}
      placeholder={inForce ?? placeholder}
      onChange={(event) => onEdit(event.target.value)}
      onBlur={param.control === 'moment' ? (event) => onEdit(momentText(event.target.value)) : undefined}
    />
  )
}
