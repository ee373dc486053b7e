/** The engine of the page: opened when it is first wanted, closed when the page is left, opened anew where it broke. */
import { useEffect, useState } from 'react'
import type { SqlEngine } from '../engine/engine.ts'
import { useSqlPart } from './EngineContext.ts'

export type EngineState =
  | { readonly status: 'none' }
  | { readonly status: 'opening'; readonly loaded: number; readonly total: number | undefined }
  | { readonly status: 'open'; readonly engine: SqlEngine }
  | { readonly status: 'failed'; readonly message: string }

const BEGUN: EngineState = { status: 'opening', loaded: 0, total: undefined }

export function useEngine(isWanted: boolean): { readonly state: EngineState; readonly reopen: () => void } {
  const { open } = useSqlPart()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<EngineState>()
  useEffect(() => {
    if (!isWanted) return
    let engine: SqlEngine | undefined
    let isLeft = false
    open((loaded, total) => !isLeft && setKnown({ status: 'opening', loaded, total })).then(
      (opened) => {
        if (isLeft) return opened.close()
        engine = opened
        setKnown({ status: 'open', engine })
      },
      (reason: unknown) => {
        if (!isLeft) setKnown({ status: 'failed', message: reason instanceof Error ? reason.message : String(reason) })
      },
    )
    return () => {
      isLeft = true
      engine?.close()
      setKnown(undefined)
    }
  }, [open, isWanted, attempt])
  return { state: isWanted ? (known ?? BEGUN) : { status: 'none' }, reopen: () => setAttempt(attempt + 1) }
}
