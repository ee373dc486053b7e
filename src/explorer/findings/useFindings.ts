/** What the rows on screen show of how the service took what it was asked: found out in slices, once they are all there. */
import { useEffect, useState } from 'react'
import type { Reply } from '../../api/client/client.ts'
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isOfRequest, type Finding } from '../../api/findings/finding.ts'
import { findingSteps } from '../../api/findings/findings.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { inSlices } from '../../lib/inSlices.ts'
import type { Answer } from '../query/useAnswer.ts'

/** Rows of many pages are put together again from their columns: so many of them tell enough. */
export const MOST_CHECKED = 10_000

/** An answer with the rows on screen, and whether there are more to come. */
export type HeldAnswer = Pick<Answer<AnyEndpoint>, 'rows' | 'isBusy'>

const NONE: readonly Finding[] = []

/** Of the rows of several answers each had its limit, and they are looked at once all of them are there. None until they are read. */
export function useFindings(endpoint: AnyEndpoint, { rows, isBusy }: HeldAnswer): readonly Finding[] {
  const { today } = useConnection()
  const [found, setFound] = useState<{ readonly of: Reply; readonly findings: readonly Finding[] }>()
  const isReady = !rows?.isOfPages || !isBusy
  useEffect(() => {
    if (!rows || !isReady) return undefined
    let isOver = false
    const { reply, store, values, isOfPages } = rows
    const asked = withDaysInForce(endpoint, values, today)
    const steps = isOfPages
      ? findingSteps(
          endpoint,
          { ...asked, limit: undefined },
          { records: { length: Math.min(store.size, MOST_CHECKED), at: store.record } },
        )
      : findingSteps(endpoint, asked, { records: reply.records })
    void inSlices(steps, () => isOver).then((findings) => {
      if (findings && !isOver) setFound({ of: reply, findings: findings.filter(isOfRequest) })
    })
    return () => {
      isOver = true
    }
  }, [endpoint, rows, today, isReady])
  return found && found.of === rows?.reply ? found.findings : NONE
}
