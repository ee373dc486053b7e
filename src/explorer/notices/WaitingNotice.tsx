/** Between asking and an answer: how long it takes, what is being waited for, and the way out. */
import { Suspense, useEffect, useState } from 'react'
import { Failure } from '../../api/client/failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AskingAgain, StillLoading } from './errorNotices.ts'
import type { Waiting } from '../query/useAnswer.ts'

/** From when on a user wonders whether anything still happens (milliseconds). */
const LONG = 4000

interface Props {
  readonly waiting: Waiting | undefined
  /** Path and query of the request. */
  readonly path: string
  /** What the rows on screen are, as a sentence; absent when there are none. */
  readonly shown: string | undefined
  readonly onCancel: () => void
  readonly onRetry: () => void
}

export function WaitingNotice({ waiting, path, shown, onCancel, onRetry }: Props) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG)
    return () => clearTimeout(timer)
  }, [])
  const isAsking = waiting === undefined || waiting instanceof Failure
  if (waiting === undefined && !isLong && !shown) return null
  return (
    <Notice tone="information" role="status">
      {waiting instanceof Failure ? (
        <Suspense>
          <AskingAgain failure={waiting} />
        </Suspense>
      ) : waiting === 'paused' ? (
        <strong>Offline: waiting for the network.</strong>
      ) : waiting === 'cancelled' ? (
        <strong>Cancelled.</strong>
      ) : isLong ? (
        <Suspense>
          <StillLoading path={path} />
        </Suspense>
      ) : (
        `Loading. ${shown}`
      )}
      {shown && (waiting !== undefined || isLong) && <span>{shown}</span>}
      {isAsking && isLong && (
        <button type="button" className="link" onClick={onCancel}>
          Cancel
        </button>
      )}
      {waiting === 'cancelled' && (
        <button type="button" className="link" onClick={onRetry}>
          Ask again
        </button>
      )}
    </Notice>
  )
}
