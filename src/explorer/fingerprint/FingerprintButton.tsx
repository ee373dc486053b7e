/** Opens what copies a link with a fingerprint of the rows. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import { PanelButton } from '../../ui/PanelButton.tsx'
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

const LABEL = 'Link with a fingerprint of these rows'

export const FingerprintButton = ({ store, isNarrow, ...rows }: Props) => (
  <PanelButton
    aria-label={LABEL}
    title={LABEL}
    what="this link"
    disabled={!store}
    fetchPanel={fetchPanel}
    panel={(onClose) => store && <FingerprintPanel {...rows} {...{ store, onClose }} />}
  >
    {isNarrow ? '#' : 'Fingerprint'}
  </PanelButton>
)
