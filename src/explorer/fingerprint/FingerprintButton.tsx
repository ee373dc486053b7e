/** Opens what copies a link with a fingerprint of the rows; the part loads when the button is reached. */
import { Suspense, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import type { RowStore } from '../rows/rowStore.ts'

const [FingerprintPanel, fetchPanel] = lazyWithPreload(async () => (await import('./FingerprintPanel.tsx')).FingerprintPanel)

interface Props {
  readonly endpoint: AnyEndpoint
  /** Of a link to this view. */
  readonly query: string
  readonly store: RowStore | undefined
  readonly order: Uint32Array
  /** One line is all that the tools have. */
  readonly isNarrow: boolean
}

export function FingerprintButton({ endpoint, query, store, order, isNarrow }: Props) {
  const [opening, setOpening] = useState<number>()
  return (
    <>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        aria-label="Link with a fingerprint of these rows"
        title="Link with a fingerprint of these rows"
        disabled={!store}
        onFocus={fetchPanel}
        onPointerEnter={fetchPanel}
        onClick={() => setOpening((last = 0) => last + 1)}
      >
        {isNarrow ? '#' : 'Fingerprint'}
      </button>
      {opening !== undefined && store && (
        <Suspense>
          <FingerprintPanel
            key={opening}
            {...{ endpoint, query, store, order }}
            onClose={() => setOpening((now) => (now === opening ? undefined : now))}
          />
        </Suspense>
      )}
    </>
  )
}
