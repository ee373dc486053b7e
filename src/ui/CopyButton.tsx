/** Copies a text and says that it did; where the page may not write to the clipboard, it shows the text to copy by hand. */
import { useState } from 'react'

interface Props {
  /** Or what makes it when it is wanted: a long one is not written for every drawing. */
  readonly text: string | (() => string)
  readonly children: string
  /** What it does in full, where the word on it is too short to say so. */
  readonly label?: string
}

export function CopyButton({ text, children, label = children }: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle')
  const written = (): string => (typeof text === 'string' ? text : text())
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(written())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const isCopied = outcome === 'copied'
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={isCopied || label === children ? undefined : label}
        onClick={() => void copy()}
        onBlur={() => setOutcome('idle')}
      >
        {isCopied ? 'Copied' : children}
      </button>
      {outcome === 'refused' && (
        <textarea
          aria-label={label}
          readOnly
          rows={Math.min(12, written().split('\n').length)}
          value={written()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span role="status" className="visually-hidden">
        {isCopied ? `${label}: copied` : ''}
      </span>
    </>
  )
}
