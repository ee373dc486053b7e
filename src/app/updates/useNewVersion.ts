/** Whether the server has another version of the app than the one that runs: asked now and then, never loaded by itself. */
import { useEffect, useState } from 'react'

const EVERY = 10 * 60_000
/** Coming back to the tab asks too, but not each time that it is glanced at. */
const LEAST_PAUSE = 60_000

/** The text of `version.json`; `undefined` when it cannot be had, which is no news. */
async function readVersion(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    // A static host may answer every address with a page.
    return response.ok ? JSON.stringify(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** `address` is that of `version.json`; `undefined` asks nothing. */
export function useNewVersion(address: string | undefined): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (address === undefined) return undefined
    let running: string | undefined
    let askedAt = 0
    const ask = async (): Promise<void> => {
      if (document.hidden || !navigator.onLine || Date.now() - askedAt < LEAST_PAUSE) return
      askedAt = Date.now()
      const found = await readVersion(address)
      running ??= found
      if (found !== undefined && found !== running) setNew(true)
    }
    void ask()
    const timer = setInterval(() => void ask(), EVERY)
    const onFront = (): void => void ask()
    window.addEventListener('focus', onFront)
    document.addEventListener('visibilitychange', onFront)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onFront)
      document.removeEventListener('visibilitychange', onFront)
    }
  }, [address])
  return isNew
}
