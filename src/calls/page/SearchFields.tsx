/** What is sought in the calls and where: each field is a part of the address, which follows what is typed. */
import { useEffect, useRef, useState } from 'react'
import styles from './Calls.module.css'

interface Props {
  readonly search: URLSearchParams
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void
}

/** Milliseconds without a key after which the address follows. */
const PAUSE = 150

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly text: string
  readonly placeholder: string
  readonly onText: (name: string, text: string) => void
}

/** Its own text while it is typed in; the address's where that changes by other means. */
function Field({ label, name, text, placeholder, onText }: FieldProps) {
  const [draft, setDraft] = useState(text)
  const [seen, setSeen] = useState(text)
  const [sent, setSent] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seen !== text) {
    setSeen(text)
    if (text !== sent) setDraft(text)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (next: string): void => {
    clearTimeout(timer.current)
    setSent(next.trim())
    onText(name, next.trim())
  }
  return (
    <label className={name === 'q' ? styles.sought : undefined}>
      {label}
      <input
        type={name === 'q' ? 'search' : 'text'}
        value={draft}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target: { value } }) => {
          setDraft(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(value), PAUSE)
        }}
        onKeyDown={({ key }) => key === 'Enter' && send(draft)}
      />
    </label>
  )
}

export function SearchFields({ search, onChange }: Props) {
  const field = (name: string) => ({
    name,
    text: search.get(name) ?? '',
    onText: (of: string, text: string) => onChange({ [of]: text === '' ? undefined : text }),
  })
  return (
    <search className={styles.fields} aria-label="All calls" data-print="hide">
      <Field label="Words" placeholder="margin NEAR/5 price" {...field('q')} />
      <Field label="Tickers" placeholder="@desk or ACME" {...field('tickers')} />
      <Field label="Speaker" placeholder="Part of a name" {...field('speaker')} />
      <label>
        Part
        <select value={search.get('part') ?? ''} onChange={({ target }) => onChange({ part: target.value || undefined })}>
          <option value="">All</option>
          <option value="prepared">Prepared remarks</option>
          <option value="questions">Questions</option>
        </select>
      </label>
      <Field label="Quarter" placeholder="Q3 2026" {...field('quarter')} />
    </search>
  )
}
