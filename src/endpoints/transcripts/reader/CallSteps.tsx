/** Leads to the company's call before the open one and after it, as far as calls are loaded or found. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { knownIndex } from '../search/callIndex.ts'
import { neighboursOf } from '../search/companyCalls.ts'
import styles from './ReaderBar.module.css'

interface Props {
  readonly call: TranscribedCall
  readonly loaded: readonly TranscribedCall[]
  readonly address: PageAddress<typeof transcripts>
}

const NONE = () => () => {}

export function CallSteps({ call, loaded, address }: Props) {
  const index = knownIndex(useConnection())
  useSyncExternalStore(index?.subscribe ?? NONE, () => index?.store.size)
  const found = call.symbol ? (index?.store.callsOf(call.symbol.toUpperCase()) ?? []) : []
  const limit = address.values.limit ?? transcripts.params.limit.initial ?? 10
  const { before, after } = neighboursOf(call, loaded, found, address.search, limit)
  if (!before && !after) return null
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
    </nav>
  )
}
