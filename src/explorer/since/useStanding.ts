/** What stood on screen long enough to count as seen. */
import { useEffect, useState } from 'react'

/** Milliseconds in a visible tab. */
const LONG_ENOUGH = 3000

/** The last version that did; another each time that another stands so long. */
export function useStanding<T>(version: T | undefined): T | undefined {
  const [standing, setStanding] = useState<T>()
  useEffect(() => {
    if (version === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => setStanding(version), LONG_ENOUGH)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [version])
  return standing
}
