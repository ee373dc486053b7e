/** What the rows on screen show of how the service took what it was asked: found out in slices, once they are all there. */
import { useEffect, useState } from 'react'
import type { Reply } from '../../api/client/client.ts'
import { withDaysInForce } from '../../api/client/request.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isOfRequest, type Finding } from '../../api/findings/finding.ts'
import { findingSteps } from '../../api/findings/findings.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { inSlices } from '../../lib/inSlices.ts'
import type { GoodRows } from '../query/useAnswer.ts'

/** Rows of many pages are put together again from their columns: so many of them tell enough. */
export const MOST_CHECKED = 10_000

const NONE: readonly Finding[] = []

/** `isMany`: the rows of several answers, of which the limit is that of each. None until they are read. */
export function useFindings(endpoint: AnyEndpoint, rows: GoodRows<AnyEndpoint>, isMany: boolean): readonly Finding[] {
  const { today } = useConnection()
  const { reply, store, values } = rows
  const [found, setFound] = useState<{ readonly of: Reply; readonly findings: readonly Finding[] }>()
  useEffect(() => {
    let isOver = false
    const asked = withDaysInForce(endpoint, values, today)
    const many = { length: Math.min(store.size, MOST_CHECKED), at: store.record }
    const steps = isMany
      ? findingSteps(endpoint, { ...asked, limit: undefined }, { records: many })
      : findingSteps(endpoint, asked, { records: reply.records })
    void inSlices(steps, () => isOver).then((findings) => {
      if (findings && !isOver) setFound({ of: reply, findings: findings.filter(isOfRequest) })
    })
    return () => {
      isOver = true
    }
  }, [endpoint, reply, store, values, today, isMany])
  return found?.of === reply ? found.findings : NONE
}
