/** One trouble behind the failures of several panels, told once, with one way to try them all again. */
import { useQueryClient } from '@tanstack/react-query'
import type { Failure } from '../../api/client/failure.ts'
import { LONGEST_WAIT } from '../../api/client/retry.ts'
import { failureWords } from '../../explorer/notices/failureWords.ts'
import { Notice } from '../../ui/Notice.tsx'
import { clockOf, useNow } from '../../ui/useNow.ts'

export function CommonFailure({ failure }: { failure: Failure }) {
  const client = useQueryClient()
  const now = useNow(1000)
  const { what, why } = failureWords[failure.kind]
  const wait = Math.max(0, (failure.allowedAt ?? 0) - now)
  const isWaiting = wait > 0 && wait <= LONGEST_WAIT
  return (
    <Notice tone="failure" role="alert">
      <strong>{what}</strong>
      <span>{why} Several parts of this page wait for it.</span>
      {wait > 0 && <span>The service asks to wait until {clockOf(failure.allowedAt!, { seconds: isWaiting })}.</span>}
      <button
        type="button"
        className="link"
        disabled={isWaiting}
        onClick={() => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })}
      >
        Try all again
      </button>
    </Notice>
  )
}
