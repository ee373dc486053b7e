/** Rewrites an address whose values were legal in another spelling (`aapl`), and says so once. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { changedQuery } from './address.ts'
import type { NormalisedValue } from './AddressNotices.tsx'
import type { PageAddress } from './usePageAddress.ts'

/** The normalised values of the address that led here; they travel in the history entry, since the address no longer shows them. */
export function useCanonicalUrl(
  endpoint: AnyEndpoint,
  { reading, search }: PageAddress<AnyEndpoint>,
): readonly NormalisedValue[] {
  const navigate = useNavigate()
  const location = useLocation()
  const { normalised } = reading
  const { pathname, hash } = location
  const query = changedQuery(endpoint, search, Object.fromEntries(normalised.map(({ key, to }) => [key, to])))
  const isNeeded = normalised.length > 0
  useEffect(() => {
    // By its parts: an empty query alone would be another place.
    if (isNeeded) void navigate({ pathname, search: query, hash }, { replace: true, state: { normalised } })
    // oxlint-disable-next-line exhaustive-deps -- the list is new with each reading of the address; the query says all of it
  }, [isNeeded, pathname, query, hash, navigate])
  const state = location.state as { normalised?: readonly NormalisedValue[] } | null
  return state?.normalised ?? []
}
