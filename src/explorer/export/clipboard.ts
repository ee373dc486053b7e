/** Puts text that is still being written on the clipboard. */
import { figure } from '../../lib/numbers/counts.ts'

/** Bytes. A browser stops the page until it has taken them: 25 MB for 80 ms (`docs/performance-changes.md`). */
const MOST = 25_000_000

/** Throws where the browser refuses, and where the text is more than it takes without stopping the page. */
export async function copyText(write: () => Promise<Blob>): Promise<void> {
  // Of a page that came over plain HTTP, browsers have no clipboard.
  if (!('clipboard' in navigator)) throw new Error('the browser does not allow it here; download instead')
  const taken = write().then((blob) => {
    if (blob.size > MOST)
      throw new Error(`${figure(Math.round(blob.size / 1_000_000))} MB are too much for the clipboard; download instead`)
    return new Blob([blob], { type: 'text/plain' })
  })
  // Handed over at once: after the text is written, a browser may no longer take it for the user's own wish.
  const copied = navigator.clipboard.write([new ClipboardItem({ 'text/plain': taken })])
  // The text first: what is wrong with it says more than that it was not taken.
  await Promise.all([taken, copied])
}
