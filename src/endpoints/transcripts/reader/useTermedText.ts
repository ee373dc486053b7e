/** Loads what marks the reader's terms once a call is there to read. */
import { useEffect, useState, type ComponentType } from 'react'

export type Termed = ComponentType<{ readonly text: string }>

export function useTermedText(): Termed | undefined {
  const [part, setPart] = useState<{ readonly Termed: Termed }>()
  useEffect(() => {
    let isWanted = true
    // A call can be read without it.
    void import('./TermedText.tsx').then(
      ({ TermedText }) => isWanted && setPart({ Termed: TermedText }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return part?.Termed
}
