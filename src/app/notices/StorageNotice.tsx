/** Told once, when the first thing could not be kept: nobody else has to know. */
import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'

export function StorageNotice() {
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <Notice tone="information" role="status">
      <span>This browser keeps nothing for this site: preferences and marks last until the page is left.</span>
      <button type="button" className="link" onClick={() => setRead(true)}>
        Understood
      </button>
    </Notice>
  )
}
