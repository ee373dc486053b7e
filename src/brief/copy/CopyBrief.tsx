/** Copies a brief as Markdown, and as HTML beside it for a mail. */
import { useState } from 'react'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { briefHtml, briefMarkdown, type BriefSheet } from './briefText.ts'

type Forms = Readonly<Record<'text/html' | 'text/plain', string>>

/** Says whether the browser took them. Unlike a clipboard item they are not parsed here, where the content policy objects to each style. */
function copyByEvent(forms: Forms): boolean {
  let isGiven = false
  const give = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return
    for (const [type, text] of Object.entries(forms)) event.clipboardData.setData(type, text)
    event.preventDefault()
    isGiven = true
  }
  document.addEventListener('copy', give)
  try {
    // Deprecated, and the only way to give the clipboard HTML as it is.
    return document.execCommand('copy') && isGiven
  } finally {
    document.removeEventListener('copy', give)
  }
}

const copyByItem = (forms: Forms): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem(Object.fromEntries(Object.entries(forms).map(([type, text]) => [type, new Blob([text], { type })]))),
  ])

export function CopyBrief({ sheet }: { readonly sheet: BriefSheet }) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle')
  const copy = async (): Promise<void> => {
    const given = { 'text/html': briefHtml(sheet), 'text/plain': briefMarkdown(sheet) }
    try {
      if (!copyByEvent(given)) await copyByItem(given)
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
