/** One parameter as a labelled control with its rule, its count and whatever is wrong with it. */
import { useId, useState } from 'react'
import { ROLLING_RULE } from '../../api/endpoint/dayParamTypes.ts'
import type { ValidationIssue, Param } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { ChoicesControl } from './ChoicesControl.tsx'
import { countOf, withCommas } from './draft.ts'
import { SelectControl, TextControl, type ControlProps } from './FilterControls.tsx'
import styles from './FilterField.module.css'
import { LONG, LongText } from '../record/LongText.tsx'
import { TickerControl } from '../tickers/TickerControl.tsx'
import { figure } from '../../lib/numbers/counts.ts'

interface Props extends Omit<ControlProps, 'id' | 'describedBy'> {
  /** The text in the address. */
  readonly given: string
  readonly warning: string | undefined
  /** Whether meaning, rule and name are there to be seen; they are always there to be heard. */
  readonly isExplained: boolean
  /** Takes what a fault offers. */
  readonly onMend: (fault: ValidationIssue) => void
}

/** Beside the label: how many of the most, or the zone. */
function hintOf({ param, text }: { param: Param; text: string }): string | undefined {
  if (param.control === 'moment') return 'UTC'
  if (param.control === 'integer' && param.range?.most !== undefined) return `up to ${figure(param.range.most)}`
  const isList = param.control === 'tokens' || param.control === 'choices'
  return isList && param.most !== undefined && param.most > 1
    ? `${countOf(withCommas(text, param), param)}/${param.most}`
    : undefined
}

const CONTROLS = { choice: SelectControl, flag: SelectControl, choices: ChoicesControl } as const

export function FilterField(props: Props) {
  const { param, fault, warning, text, given, inForce, isExplained, onMend } = props
  const id = useId()
  const [shown, setShown] = useState<string>()
  // Only what the address brought is shortened, never what is being typed.
  const isShortened =
    text.length > LONG && text === given && text !== shown && param.control !== 'choice' && param.control !== 'choices'
  const describedBy = `${id}-about`
  const Control = param.takesWatchlists
    ? TickerControl
    : param.control in CONTROLS
      ? CONTROLS[param.control as keyof typeof CONTROLS]
      : TextControl
  const hint = hintOf(props)
  const isGroup = param.control === 'choices'
  const isMoment = param.control === 'moment' && /^\d+$/.test(text) && !fault
  return (
    <div
      className={styles.field}
      data-field={props.name}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <div className={styles.caption}>
        {isGroup ? <span id={`${id}-label`}>{param.label}</span> : <label htmlFor={id}>{param.label}</label>}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      {fault && isShortened ? (
        <LongText {...props} id={id} describedBy={describedBy} onShow={() => setShown(text)} />
      ) : (
        <Control {...props} id={id} describedBy={describedBy} />
      )}
      <div id={describedBy} className={styles.about}>
        {fault ? (
          <span className={styles.fault}>
            {fault.message} <Mend fault={fault} onMend={onMend} />
          </span>
        ) : (
          <>
            {isMoment && <span>{wordsOfUnix(Number(text))}</span>}
            {text === '' && inForce !== undefined && <span className="visually-hidden">While it is empty: {inForce}.</span>}
            {warning && <span className={styles.warning}>{warning}</span>}
            <span className={isExplained ? undefined : 'visually-hidden'}>
              {param.about} {param.required ? 'Required' : 'Optional'}, {param.rule}
              {param.control === 'day' && `, or ${ROLLING_RULE}`}. (API: <code>{param.wire}</code>)
            </span>
          </>
        )}
      </div>
    </div>
  )
}

/** Offers the nearest legal text; it is never put there by itself. */
function Mend({ fault, onMend }: { fault: ValidationIssue; onMend: (fault: ValidationIssue) => void }) {
  if (fault.suggestion === undefined) return null
  return (
    <button type="button" className="link" onClick={() => onMend(fault)}>
      {fault.suggestionLabel ?? (fault.suggestion === '' ? 'Remove it' : `Use ${shortened(fault.suggestion)}`)}
    </button>
  )
}
