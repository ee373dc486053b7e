/** The records that a user puts side by side: the first one chosen waits for a second, two or more stand in the address. */
import { useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { MOST_COMPARED } from '../address/address.ts'
import type { PageAddress } from '../address/usePageAddress.ts'
import type { PageActs } from '../address/pageActs.ts'

export interface Comparing {
  /** Chosen, and alone so far. */
  readonly first: string | undefined
  readonly ids: readonly string[]
  /** Takes records in, or out again those that are in. */
  readonly toggle: (ids: readonly string[]) => void
  readonly leave: () => void
}

export function useCompare({ view }: PageAddress<AnyEndpoint>, { setView }: PageActs<AnyEndpoint>): Comparing {
  const [first, setFirst] = useState<string>()
  const ids = view.compare ?? []
  const toggle = (wanted: readonly string[]): void => {
    const held = ids.length > 0 ? ids : first === undefined ? [] : [first]
    const areAllIn = wanted.every((id) => held.includes(id))
    const next = areAllIn ? held.filter((id) => !wanted.includes(id)) : [...new Set([...held, ...wanted])].slice(0, MOST_COMPARED)
    setFirst(next.length === 1 ? next[0] : undefined)
    // Beginning is a step of the history, so that Back leaves; what is added then is none.
    if (next.length > 1 || ids.length > 0) setView({ compare: next.length > 1 ? next : undefined }, { replace: ids.length > 0 })
  }
  return {
    first,
    ids,
    toggle,
    leave: () => {
      setFirst(undefined)
      if (ids.length > 0) setView({ compare: undefined })
    },
  }
}
