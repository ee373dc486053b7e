/** Says from when the rows are once that is long ago, as on a tab that slept; nothing is asked again by itself. */
import type { Exchange } from '../api/exchange.ts'
import { Notice } from '../ui/Notice.tsx'
import { clockOf, useNow } from '../ui/useNow.ts'

const OLD = 30 * 60_000
/** Milliseconds by which clocks may differ before it is worth a word. */
const NEAR = 5 * 60_000

const wordsOf = (milliseconds: number): string => {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  const [count, unit] = minutes < 120 ? [minutes, 'minutes'] : [Math.round(minutes / 60), 'hours']
  return `${count} ${unit}`
}

export function DataAge({ exchange, onRefresh }: { exchange: Exchange; onRefresh: () => void }) {
  // Both ends by the same clock: how wrong that clock is does not matter.
  const isOld = useNow(60_000) - exchange.startedAt > OLD
  const { clockAhead = 0 } = exchange
  return (
    <>
      {isOld && (
        <Notice tone="information" role="status">
          <span>Data from {clockOf(exchange.startedAt)}.</span>
          <button type="button" className="link" onClick={onRefresh}>
            Refresh
          </button>
        </Notice>
      )}
      {Math.abs(clockAhead) > NEAR && (
        <Notice tone="information" role="note">
          This computer’s clock differs from the service’s by {wordsOf(clockAhead)}: times of day here are this computer’s.
        </Notice>
      )}
    </>
  )
}
