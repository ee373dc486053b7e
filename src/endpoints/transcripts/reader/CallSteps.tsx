/** Leads to the company's call before the open one and after it, as far as calls are loaded, found or kept, and compares with the one before. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { knownIndex } from '../search/callIndex.ts'
import { indexedOf, neighboursOf } from '../search/companyCalls.ts'
import { useKeptCalls } from '../search/keptCalls.ts'
import styles from './ReaderBar.module.css'

interface Props {
  readonly call: TranscribedCall
  readonly loaded: readonly TranscribedCall[]
  readonly address: PageAddress<typeof transcripts>
}

const NONE = () => () => {}

export function CallSteps({ call, loaded, address }: Props) {
  const connection = useConnection()
  const index = knownIndex(connection)
  const kept = useKeptCalls(call.symbol?.toUpperCase() ?? '')
  useSyncExternalStore(index?.subscribe ?? NONE, () => index?.store.size)
  const found = call.symbol ? (index?.store.callsOf(call.symbol.toUpperCase()) ?? []) : []
  const limit = address.values.limit ?? transcripts.params.limit.initial ?? 10
  const { before, after } = neighboursOf(call, loaded, [...kept.calls.flatMap(indexedOf), ...found], address.search, limit)
  if (!before && !after) return null
  const id = transcripts.identify(call)
  const areKept = before && [before.id, id].every((one) => kept.calls.some((each) => each.id === one))
  return (
    <nav aria-label="Calls of the company" className={styles.steps} data-print="hide">
      {before && (
        <Link to={before.query} title={before.title} aria-label={`Previous call: ${before.title}`}>
          ‹ {before.short}
        </Link>
      )}
      {after && (
        <Link to={after.query} title={after.title} aria-label={`Next call: ${after.title}`}>
          {after.short} ›
        </Link>
      )}
      {areKept && kept.comparisonAddress && (
        <Link to={kept.comparisonAddress(before.id, id, connection.scenario)} title={`Compare with ${before.title}`}>
          Compare with {before.short}
        </Link>
      )}
    </nav>
  )
}
