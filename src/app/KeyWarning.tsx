/** Says that a key stood in the address: it was taken out, but it has been where others can read it. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { removeKeyFromAddress } from '../lib/keyInAddress.ts'

const KeyNotice = lazy(async () => ({ default: (await import('./KeyNotice.tsx')).KeyNotice }))

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
      <Suspense>
        <KeyNotice onRead={() => setShown(false)} />
      </Suspense>
    )
  )
}
