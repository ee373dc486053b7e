/** The keys that are the same everywhere, and what they open: the list of keys, and the ten pages after `g`. */
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { endpoints } from '../endpoints/index.ts'
import { liveBindings, type LiveBinding } from '../ui/keys.ts'
import { useKeys } from '../ui/useKeys.ts'

/** Loaded when it is first asked for. */
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }))

interface Props {
  /** Where the navigation leads for an operation. */
  readonly addressOf: (endpoint: AnyEndpoint) => string
}

export function AppKeys({ addressOf }: Props) {
  const navigate = useNavigate()
  /** As they were when the list was opened: its dialog takes the keys from what lies behind it. */
  const [listed, setListed] = useState<readonly LiveBinding[]>()
  useKeys('everywhere', [
    { keys: '?', words: 'This list', run: () => setListed(liveBindings()) },
    ...endpoints.map((endpoint) => ({
      keys: `g ${endpoint.command.letter}`,
      words: endpoint.title,
      run: () => void navigate(addressOf(endpoint)),
    })),
  ])
  return (
    listed && (
      <Suspense>
        <KeyList bindings={listed} onClose={() => setListed(undefined)} />
      </Suspense>
    )
  )
}
