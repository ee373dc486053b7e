/** Copies a link with a fingerprint of the rows on screen, and says what that is. */
import { useState } from 'react'
import { useHref, useLocation } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { focusFirstButton, Popover } from '../../ui/Popover.tsx'
import type { RowStore } from '../rows/rowStore.ts'
import styles from '../toolbar/Toolbar.module.css'
import { fingerprintOf, MOST_ROWS, printFingerprint, queryHash } from './fingerprint.ts'
import { useRowHashes } from './useRowHashes.ts'
import { counted } from '../../lib/numbers/counts.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly query: string
  readonly store: RowStore
  readonly order: Uint32Array
  readonly onClose: () => void
}

export function FingerprintPanel({ endpoint, query, store, order, onClose }: Props) {
  const { pathname } = useLocation()
  const [at] = useState(() => Math.floor(Date.now() / 1000))
  const hashes = useRowHashes(store, order)
  const page = `${window.location.origin}${useHref(`${pathname}${query}`)}`
  const rows = counted(order.length, 'row')
  return (
    <Popover aria-label="Link with a fingerprint" className={styles.popover} onOpen={focusFirstButton} onClose={onClose}>
      <div className={styles.naming}>
        <p>
          Whoever opens it is told whether {order.length === 1 ? 'this row is' : `these ${rows} are`} still the same
          {order.length > MOST_ROWS ? '.' : ', or which are new, gone or changed.'}
        </p>
        {hashes ? (
          <div>
            <CopyButton text={page + printFingerprint(fingerprintOf(at, queryHash(endpoint, query), hashes))}>
              Copy with fingerprint
            </CopyButton>
          </div>
        ) : (
          <span role="status">Working…</span>
        )}
      </div>
    </Popover>
  )
}
