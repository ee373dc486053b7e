/** Notices that tell a time: that it takes long, when what failed is asked for again by itself, how old rows are, a day that is over, a clock that is wrong. */
import { useSyncExternalStore } from 'react'
import type { Failure } from '../../api/client/failure.ts'
import { useConnection, useConnectionState } from '../../connection/ConnectionContext.tsx'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { Notice } from '../../ui/Notice.tsx'
import { clockOf, useNow } from '../../ui/useNow.ts'
import { failureWords } from './failureWords.ts'
import { figure } from '../../lib/numbers/counts.ts'

/** Appears once a request has taken long. */
export function StillLoading({ path }: { path: string }) {
  const { inFlightRequests } = useConnection()
  const bytes = useSyncExternalStore(inFlightRequests.subscribe, inFlightRequests.inFlight).find(
    (transfer) => transfer.path === path,
  )?.bytes
  return (
    <>
      <strong>Still loading…</strong>
      {/* Not announced: the number changes with every packet. */}
      <span aria-hidden="true">{bytes ? `${figure(Math.ceil(bytes / 1000))} kB so far` : ''}</span>
    </>
  )
}

interface AskingProps {
  readonly failure: Failure
  /** What failed, where it is a part of what was asked for: `Page 2: `. */
  readonly part?: string
}

export function AskingAgain({ failure, part = '' }: AskingProps) {
  const now = useNow(250)
  const { what } = failureWords[failure.kind]
  const { allowedAt } = failure
  if (allowedAt === undefined || allowedAt <= now) {
    return (
      <strong>
        {part}
        {what} Retrying…
      </strong>
    )
  }
  return (
    <>
      <strong>
        {part}
        {what} Retrying at {clockOf(allowedAt, { seconds: true })}.
      </strong>{' '}
      <span aria-hidden="true">In {Math.ceil((allowedAt - now) / 1000)} s.</span>
    </>
  )
}

interface AgeProps {
  readonly startedAt: number
  readonly isOld: boolean
  /** By how much the service's clock is ahead, in milliseconds, where that is worth a word. */
  readonly clockAhead: number | undefined
  readonly onRefresh: () => void
}

const wordsOf = (milliseconds: number): string => {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  const [count, unit] = minutes < 120 ? [minutes, 'minutes'] : [Math.round(minutes / 60), 'hours']
  return `${count} ${unit}`
}

export const AgeNotice = ({ startedAt, isOld, clockAhead, onRefresh }: AgeProps) => (
  <>
    {isOld && (
      <Notice tone="information" role="status">
        <span>Data from {clockOf(startedAt)}.</span>
        <button type="button" className="link" onClick={onRefresh}>
          Refresh
        </button>
      </Notice>
    )}
    {clockAhead !== undefined && (
      <Notice tone="information" role="note">
        This computer’s clock differs from the service’s by {wordsOf(clockAhead)}: times of day here are this computer’s.
      </Notice>
    )}
  </>
)

export function NewDayNotice() {
  const { connection, turnDay } = useConnectionState()
  return (
    <Notice tone="information" role="status">
      <span>These days are counted from {wordsOfDay(connection.today)}.</span>
      <button type="button" className="link" onClick={turnDay}>
        Show today’s
      </button>
    </Notice>
  )
}
