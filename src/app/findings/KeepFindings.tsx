/** Looks at every answer of this session while the page has nothing else to do, and keeps what it shows of the service; draws nothing. */
import { useEffect } from 'react'
import type { Connection } from '../../api/client/connection.ts'
import type { Answered } from '../../api/client/requestLog.ts'
import { withDaysInForce } from '../../api/client/request.ts'
import { findingSteps } from '../../api/findings/findings.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { inIdleSlices } from '../../lib/inSlices.ts'
import { noteFindings } from '../../settings/keptFindings.ts'
import { serviceOf } from './serviceOf.ts'

/** Gives the way to stop. */
function keepFrom(connection: Connection): () => void {
  const { log, today } = connection
  const service = serviceOf(connection)
  let isOver = false
  let before = Promise.resolve()
  const look = async ({ endpoint, values, records, schemaMismatches }: Answered): Promise<void> => {
    const now = Math.floor(Date.now() / 1000)
    const asked = withDaysInForce(endpoint, values as never, today)
    const findings = await inIdleSlices(findingSteps(endpoint, asked, { records, schemaMismatches }), () => isOver)
    if (findings) noteFindings(service, endpoint.id, findings, now)
  }
  const take = (): void => {
    // One after the other: many pages may come at a time.
    for (const answer of log.takeAnswers()) before = before.then(() => look(answer))
  }
  take()
  const stop = log.subscribe(take)
  return () => {
    isOver = true
    stop()
  }
}

export function KeepFindings() {
  const connection = useConnection()
  useEffect(() => keepFrom(connection), [connection])
  return null
}
