/** Ties the line of a walk to the address: what was loaded stands there, so that a link loads the same. */
import { useEffect } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { LoadLine } from './LoadLine.tsx'
import type { LoadRange } from '../address/loadRange.ts'
import type { Explorer } from './useExplorer.ts'
import type { Loading } from './usePageLoader.ts'

interface Props {
  readonly page: Explorer<AnyEndpoint>
  readonly load: LoadRange
  readonly loading: Loading
}

export function LoadControl({ page, load, loading: { walk, state, coverage } }: Props) {
  const loaded: LoadRange = { first: load.first, last: load.first - 1 + state.pages }
  const isAllSaid = (state.status === 'ended' || state.status === 'exhausted') && load.last !== loaded.last && state.pages > 0
  // "Until the end" becomes the pages that there were, once they are known.
  useEffect(() => {
    if (isAllSaid) page.view({ load: loaded }, { replace: true })
  })
  return (
    <LoadLine
      state={state}
      coverage={coverage}
      range={load}
      limit={page.values.limit as number}
      onLoad={page.loadOn}
      onStop={() => {
        walk.stop()
        page.view({ load: state.pages > 0 ? loaded : undefined }, { replace: true })
      }}
      onRetry={page.retry}
      onSingle={() => page.loadOn(undefined)}
    />
  )
}
