/** Ties the line of a page loader to the address: what was loaded stands there, so that a link loads the same. */
import { useEffect } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { LoadLine } from './LoadLine.tsx'
import type { LoadRange } from '../../address/loadRange.ts'
import type { Loading } from './usePageLoader.ts'
import type { Explorer } from '../useExplorer.ts'

interface Props extends Explorer<AnyEndpoint> {
  readonly load: LoadRange
  readonly loading: Loading
}

export function LoadControl({ address, answer, acts, load, loading: { loader, state, coverage } }: Props) {
  const loaded: LoadRange = { first: load.first, last: load.first - 1 + state.pages }
  const isAllSaid = (state.status === 'ended' || state.status === 'exhausted') && load.last !== loaded.last && state.pages > 0
  // "Until the end" becomes the pages that there were, once they are known.
  useEffect(() => {
    if (isAllSaid) acts.setView({ load: loaded }, { replace: true })
  })
  return (
    <LoadLine
      state={state}
      coverage={coverage}
      range={load}
      limit={address.values.limit as number}
      onLoad={acts.loadPages}
      onStop={() => {
        loader.stop()
        acts.setView({ load: state.pages > 0 ? loaded : undefined }, { replace: true })
      }}
      onRetry={answer.retry}
      onExtend={loader.extend}
      onSingle={() => acts.loadPages(undefined)}
    />
  )
}
