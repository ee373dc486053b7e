/** Opens the choice of joined columns; what it is made of is loaded with the first press. */
import { lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { ShownContext } from '../export/shown.ts'
import type { Explorer } from '../query/useExplorer.ts'
import { JoinSourceContext } from './prices/JoinSource.ts'

const JoinPanel = lazy(async () => ({ default: (await import('./JoinPanel.tsx')).JoinPanel }))

interface Props extends Pick<Explorer<AnyEndpoint>, 'address' | 'answer' | 'acts'> {
  readonly endpoint: AnyEndpoint
}

export function JoinButton({ endpoint, ...explorer }: Props) {
  const [isOpen, setOpen] = useState(false)
  const fetchSource = useContext(JoinSourceContext)
  const place = useContext(ShownContext)
  const shown = useSyncExternalStore(place.subscribe, place.get)
  const hasTable = !shown || shown.table !== undefined
  // A calendar shows days of its own choice, which no table beside it would.
  if (!endpoint.dated || !fetchSource || (!hasTable && endpoint.reachesAhead)) return null
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add prices
      </button>
      {isOpen && (
        <Suspense>
          <JoinPanel {...explorer} {...{ endpoint, fetchSource, hasTable }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
