/** The keys that are the same everywhere, and what they open: the palette, the list of keys, and the pages of the operations after `g`. */
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { endpoints } from '../endpoints/index.ts'
import { CONTROL, liveBindings, type LiveBinding } from '../ui/keys/keys.ts'
import { useKeys } from '../ui/keys/useKeys.ts'
import styles from './Shell.module.css'
import { PendingField } from './PendingField.tsx'

/** Both are loaded when they are first asked for. */
const CommandPalette = lazy(async () => ({ default: (await import('./palette/CommandPalette.tsx')).CommandPalette }))
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }))

interface Props {
  /** Where the navigation leads for an operation. */
  readonly addressOf: (endpoint: AnyEndpoint) => string
}

export function AppKeys({ addressOf }: Props) {
  const navigate = useNavigate()
  /** As they were when the list was opened: its dialog takes the keys from what lies behind it. */
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [listed, setListed] = useState<readonly LiveBinding[]>()
  const openPalette = (): void => (setTyped(''), setPaletteOpen(true))
  const closePalette = (): void => setPaletteOpen(false)
  useKeys('everywhere', [
    { keys: 'Ctrl+k', words: 'Commands', run: openPalette },
    { keys: '?', words: 'This list', run: () => setListed(liveBindings()) },
    ...endpoints.map((endpoint) => ({
      keys: `g ${endpoint.command.letter}`,
      words: endpoint.title,
      run: () => void navigate(addressOf(endpoint)),
    })),
  ])
  return (
    <>
      <button type="button" className={styles.commands} aria-haspopup="dialog" onClick={openPalette}>
        <span>
          Search<span> companies, datasets, commands…</span>
        </span>
        <kbd>{CONTROL} K</kbd>
      </button>
      <Suspense fallback={isPaletteOpen && <PendingField text={typed} onText={setTyped} onLeave={closePalette} />}>
        {isPaletteOpen && (
          <CommandPalette
            addressOf={addressOf}
            typed={typed}
            onKeyList={() => setListed(liveBindings())}
            onClose={closePalette}
          />
        )}
        {listed && <KeyList bindings={listed} onClose={() => setListed(undefined)} />}
      </Suspense>
    </>
  )
}
