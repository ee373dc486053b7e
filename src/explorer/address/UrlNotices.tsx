/** What there is to say of the address above the rows: too long, not understood, or spelled otherwise. Mostly nothing, and then nothing is loaded for it. */
import { lazy, Suspense } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { LONG_LINK } from '../../lib/addressLength.ts'
import type { NormalisedValue } from './AddressNotices.tsx'
import type { Explorer } from '../query/useExplorer.ts'

const LengthNotice = lazy(async () => ({ default: (await import('./LengthNotice.tsx')).LengthNotice }))
const AddressNotices = lazy(async () => ({ default: (await import('./AddressNotices.tsx')).AddressNotices }))

interface Props extends Pick<Explorer<AnyEndpoint>, 'address' | 'acts'> {
  readonly endpoint: AnyEndpoint
  readonly normalised: readonly NormalisedValue[]
}

export function UrlNotices({ endpoint, address, acts, normalised }: Props) {
  const { faults, unknown, length } = address
  const isLong = length.refused !== undefined || length.length > LONG_LINK
  return (
    <Suspense>
      {isLong && <LengthNotice {...length} sentence={address.sentence} />}
      {(faults.length > 0 || unknown.length > 0 || normalised.length > 0) && (
        <AddressNotices
          endpoint={endpoint}
          faults={faults}
          unknown={unknown}
          normalised={normalised}
          onRemove={(names) => acts.change(Object.fromEntries(names.map((name) => [name, undefined])))}
        />
      )}
    </Suspense>
  )
}
