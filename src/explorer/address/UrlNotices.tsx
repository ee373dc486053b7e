/** What there is to say of the address above the rows: too long, not understood, or spelled otherwise. Mostly nothing, and then nothing is loaded for it. */
import { lazy, Suspense } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { LONG_LINK } from '../../lib/addressLength.ts'
import type { Respelling } from './AddressNotices.tsx'
import type { Explorer } from '../query/useExplorer.ts'

const LengthNotice = lazy(async () => ({ default: (await import('./LengthNotice.tsx')).LengthNotice }))
const AddressNotices = lazy(async () => ({ default: (await import('./AddressNotices.tsx')).AddressNotices }))

interface Props {
  readonly endpoint: AnyEndpoint
  readonly page: Explorer<AnyEndpoint>
  readonly respelled: readonly Respelling[]
}

export function UrlNotices({ endpoint, page, respelled }: Props) {
  const { faults, unknown } = page.address
  const isLong = page.length.refused !== undefined || page.length.length > LONG_LINK
  return (
    <Suspense>
      {isLong && <LengthNotice {...page.length} sentence={page.sentence} />}
      {(faults.length > 0 || unknown.length > 0 || respelled.length > 0 || page.orderMissed) && (
        <AddressNotices
          endpoint={endpoint}
          faults={faults}
          unknown={unknown}
          respelled={respelled}
          orderMissed={page.orderMissed}
          onRemove={(names) => page.change(Object.fromEntries(names.map((name) => [name, undefined])))}
        />
      )}
    </Suspense>
  )
}
