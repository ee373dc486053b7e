/** Rewrites an address whose values were legal in another spelling (`aapl`), and says so once. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { changedQuery } from './address.ts'
import type { Respelling } from './AddressNotices.tsx'
import type { Explorer } from './useExplorer.ts'

/** The respellings of the address that led here; they travel in the history entry, since the address no longer shows them. */
export function useRespelling(endpoint: AnyEndpoint, { address, search }: Explorer<AnyEndpoint>): readonly Respelling[] {
  const navigate = useNavigate()
  const location = useLocation()
  const { respelled } = address.reading
  const query = changedQuery(endpoint, search, Object.fromEntries(respelled.map(({ key, to }) => [key, to || undefined])))
  const isNeeded = respelled.length > 0
  useEffect(() => {
    if (isNeeded) void navigate(query, { replace: true, state: { respelled } })
    // oxlint-disable-next-line exhaustive-deps -- the list is new with each reading of the address; the query says all of it
  }, [isNeeded, query, navigate])
  const state = location.state as { respelled?: readonly Respelling[] } | null
  return state?.respelled ?? []
}
