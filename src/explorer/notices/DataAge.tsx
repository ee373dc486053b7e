/** Says from when the rows are once that is long ago, as on a tab that slept; nothing is asked again by itself. */
import { Suspense } from 'react'
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import { useNow } from '../../ui/useNow.ts'
import { AgeNotice } from './errorNotices.ts'

const OLD = 30 * 60_000
/** Milliseconds by which clocks may differ before it is worth a word. */
const NEAR = 5 * 60_000

export function DataAge({ exchange, onRefresh }: { exchange: RequestLogEntry; onRefresh: () => void }) {
  const { startedAt, clockAhead = 0 } = exchange
  // Both ends by the same clock: how wrong that clock is does not matter.
  const isOld = useNow(60_000) - startedAt > OLD
  const isAstray = Math.abs(clockAhead) > NEAR
  return (
    (isOld || isAstray) && (
      <Suspense>
        <AgeNotice startedAt={startedAt} isOld={isOld} clockAhead={isAstray ? clockAhead : undefined} onRefresh={onRefresh} />
      </Suspense>
    )
  )
}
