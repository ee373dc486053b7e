/** Copies a brief as Markdown, and as HTML beside it for a mail. */
import { useState } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { briefHtml, briefMarkdown, type BriefSheet } from './briefText.ts'

export function CopyBrief({ sheet }: { readonly sheet: BriefSheet }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async (): Promise<void> => {
    try {
      const blob = (text: string, type: string): Blob => new Blob([text], { type })
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': blob(briefHtml(sheet), 'text/html'),
          'text/plain': blob(briefMarkdown(sheet), 'text/plain'),
        }),
      ])
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()} onBlur={() => setOutcome('idle')}>
        {outcome === 'copied' ? 'Copied' : 'Copy for a mail'}
      </button>
      <CopyButton text={briefMarkdown(sheet)}>Copy as Markdown</CopyButton>
      <span role="status" className={outcome === 'refused' ? undefined : 'visually-hidden'}>
        {outcome === 'copied' && 'Copy for a mail: copied'}
        {outcome === 'refused' && 'This browser does not let the page copy HTML; Markdown can be copied.'}
      </span>
    </>
  )
}
