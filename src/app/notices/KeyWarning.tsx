/** Says that a key stood in the address: it was taken out, but it has been where others can read it. */
import { useEffect, useState } from 'react'
import { removeKeyFromAddress } from '../../lib/keyInAddress.ts'
import { Notice } from '../../ui/Notice.tsx'

export function KeyWarning({ wasRemoved }: { wasRemoved: boolean }) {
  const [isShown, setShown] = useState(wasRemoved)
  useEffect(() => {
    // A hash that is typed behind the address, and a step back to such an entry, load nothing anew.
    const look = (): void => {
      if (removeKeyFromAddress()) setShown(true)
    }
    // One may have been typed while the app was loading.
    look()
    window.addEventListener('popstate', look)
    return () => window.removeEventListener('popstate', look)
  }, [])
  return (
    isShown && (
      <Notice tone="failure" role="alert">
        <strong>There was a key in this address.</strong>
        <span>
          It was removed and not used. It is still in the history of this browser, and perhaps in the logs of servers on the way:
          have the key changed. This app never takes a key from an address.
        </span>
        <button type="button" className="link" onClick={() => setShown(false)}>
          Understood
        </button>
      </Notice>
    )
  )
}
