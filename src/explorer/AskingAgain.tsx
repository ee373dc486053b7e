/** Says that what failed is about to be asked for again by itself, and when, where the service named a time. */
import type { Failure } from '../api/failure.ts'
import { clockOf, useNow } from '../ui/useNow.ts'
import { failureWords } from './failureWords.ts'

interface Props {
  readonly failure: Failure
  /** What failed, where it is a part of what was asked for: `Page 2: `. */
  readonly part?: string
}

export function AskingAgain({ failure, part = '' }: Props) {
  const now = useNow(250)
  const { what } = failureWords[failure.kind]
  const { allowedAt } = failure
  if (allowedAt === undefined || allowedAt <= now) {
    return (
      <strong>
        {part}
        {what} Asking again…
      </strong>
    )
  }
  return (
    <>
      <strong>
        {part}
        {what} Asking again at {clockOf(allowedAt, { seconds: true })}.
      </strong>{' '}
      <span aria-hidden="true">In {Math.ceil((allowedAt - now) / 1000)} s.</span>{' '}
      <button type="button" className="link" disabled>
        Retry now
      </button>
    </>
  )
}
