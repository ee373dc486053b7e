/** Compares the rows on screen with what was seen of them, and marks them as seen once they stood there. */
import { useEffect, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { openSeenRecords } from '../../seen/openSeenRecords.ts'
import { recordSource } from '../../seen/recordSource.ts'
import { isUnavailable } from '../../seen/unavailable.ts'
import type { GoodRows } from '../query/useAnswer.ts'
import { compareRows, type Compared } from './compareRows.ts'
import { useStanding } from './useStanding.ts'

/** Nobody looks through more, and each would have to be put together. */
export const MOST_SEEN = 5_000

interface SinceRows {
  /** Since the moment in the address; without one, since the last visit, once the rows stood. `undefined` until it is known. */
  readonly compared: Compared | undefined
  /** How many of the rows could not be kept as seen, for want of room. */
  readonly lost: number
}

export function useCompared(
  endpoint: AnyEndpoint,
  { reply, store, values }: GoodRows<AnyEndpoint>,
  since: string | undefined,
  isBusy: boolean,
): SinceRows {
  const connection = useConnection()
  const isStanding = useStanding(isBusy || store.size > MOST_SEEN ? undefined : reply) === reply
  const moment = since ?? (isStanding ? 'seen' : undefined)
  const [found, setFound] = useState<{ readonly reply: unknown; readonly moment: string; readonly compared: Compared }>()
  const [left, setLeft] = useState<{ readonly reply: unknown; readonly count: number }>()
  useEffect(() => {
    if (moment === undefined || isBusy) return undefined
    let isOver = false
    void compareRows(connection, endpoint, values, store, moment).then((compared) => {
      if (!isOver) setFound({ reply, moment, compared })
    })
    return () => {
      isOver = true
    }
  }, [connection, endpoint, reply, store, values, moment, isBusy])
  useEffect(() => {
    if (!isStanding) return
    // What is compared later is compared with what was seen until its moment: the order of the two is all the same.
    const records = Array.from({ length: store.size }, (_, row) => store.record(row))
    void openSeenRecords()
      .then((kept) => kept.markSeen(recordSource(connection, endpoint, values), records, connection.now()))
      .then((count) => setLeft({ reply, count: isUnavailable(count) ? 0 : count }))
  }, [connection, endpoint, reply, store, values, isStanding])
  return {
    compared: found && found.reply === reply && found.moment === moment ? found.compared : undefined,
    lost: left && left.reply === reply ? left.count : 0,
  }
}
