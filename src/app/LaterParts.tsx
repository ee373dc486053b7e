/** What no page needs to stand: parts that a press may open are loaded ahead of it, and what the answers show is kept. Draws nothing. */
import { useEffect, useState, type ComponentType } from 'react'
import { fetchFilterControls } from '../explorer/bar/filterControls.ts'
import { fetchFindingsLine } from '../explorer/findings/lazyFindings.ts'
import { preloadErrorNotices } from '../explorer/notices/errorNotices.ts'
import { fetchSinceLine } from '../explorer/since/lazySince.ts'
import { fetchSaveView } from '../explorer/views/SaveView.tsx'
import { yieldToMain } from '../lib/yieldToMain.ts'
import { fetchUndoNotice } from './notices/lazyUndoNotice.ts'

/** Milliseconds after which the first page stands, on most machines. */
const SETTLED = 3000

/** One after the other, so that the page answers in between. */
async function fetchParts(): Promise<void> {
  for (const fetch of [
    preloadErrorNotices,
    fetchFilterControls,
    fetchSaveView,
    fetchSinceLine,
    fetchFindingsLine,
    fetchUndoNotice,
  ]) {
    fetch()
    await yieldToMain()
  }
}

export function LaterParts() {
  const [KeepFindings, setKeepFindings] = useState<ComponentType>()
  useEffect(() => {
    // At hand when the network is not.
    const timer = setTimeout(() => {
      void fetchParts()
      import('./findings/KeepFindings.tsx').then(
        (part) => setKeepFindings(() => part.KeepFindings),
        () => undefined,
      )
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [])
  return KeepFindings && <KeepFindings />
}
