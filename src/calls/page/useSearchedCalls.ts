/** What a search finds, asked of the worker whenever the search or the library has changed; typing waits for none of it. */
import { useEffect, useState } from 'react'
import type { CallSearch, Found } from '../library/callArchive.ts'
import type { CallLibrary } from '../library/libraryState.ts'

interface Answer {
  /** What was asked, as text. */
  readonly of: string
  /** `undefined` where the worker failed. */
  readonly found: Found | undefined
}

/** `undefined` before the first answer; `isCurrent` is false while a later search is under way. */
export function useSearchedCalls(library: CallLibrary, asked: CallSearch, calls: number) {
  const [answer, setAnswer] = useState<Answer>()
  const key = JSON.stringify(asked)
  useEffect(() => {
    let isGone = false
    const search = JSON.parse(key) as CallSearch
    if (search.text.trim() === '') return
    const asked = performance.now()
    library.search(search).then(
      (found) => {
        performance.measure('search of calls', { start: asked })
        if (!isGone) setAnswer({ of: key, found })
      },
      () => isGone || setAnswer({ of: key, found: undefined }),
    )
    return () => void (isGone = true)
    // The number of calls says that the library has grown.
  }, [library, key, calls])
  return asked.text.trim() === '' || !answer ? undefined : { found: answer.found, isCurrent: answer.of === key }
}
