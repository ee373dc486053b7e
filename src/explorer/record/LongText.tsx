/** A text too long to be read in a field: how it begins, how long it is, and the whole of it on request. */
import type { ControlProps } from '../filters/FilterControls.tsx'
import styles from '../filters/FilterField.module.css'
import { figure } from '../../lib/numbers/counts.ts'

/** Longer than any list that a user would edit by hand. */
export const LONG = 1000
const SHOWN = 200

interface Props extends ControlProps {
  readonly onShow: () => void
}

export const LongText = ({ id, describedBy, name, text, fault, onShow }: Props) => (
  <>
    <textarea
      id={id}
      name={name}
      readOnly
      rows={3}
      value={`${text.slice(0, SHOWN)}…`}
      aria-invalid={fault ? true : undefined}
      aria-describedby={describedBy}
      spellCheck={false}
    />
    <div className={styles.caption}>
      <span>
        {figure(text.length)} characters; the first {SHOWN} are shown.
      </span>
      <button type="button" className="link" onClick={onShow}>
        Show all
      </button>
    </div>
  </>
)
