/** Copies a text and says that it did; where the page may not write to the clipboard, it shows the text to copy by hand. */
import { useState } from 'react'

export function CopyButton({ text, children }: { text: string; children: string }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()} onBlur={() => setOutcome('idle')}>
        {outcome === 'copied' ? 'Copied' : children}
      </button>
      {outcome === 'refused' && (
        <textarea
          aria-label={children}
          readOnly
          rows={text.split('\n').length}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span role="status" className="visually-hidden">
        {outcome === 'copied' ? `${children}: copied` : ''}
      </span>
    </>
  )
}
