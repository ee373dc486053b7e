/** The records that a user puts side by side: those chosen wait in a tray, those compared stand in the address. */
import { useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { MOST_COMPARED, viewTexts } from '../address/address.ts'
import type { OwnName, PageAddress } from '../address/usePageAddress.ts'
import type { PageActs } from '../address/pageActs.ts'

export interface Comparing {
  /** Chosen, and not yet side by side. */
  readonly chosen: readonly string[]
  /** Side by side. */
  readonly ids: readonly string[]
  readonly isIn: (id: string) => boolean
  /** Takes records in, or out again those that are in. Several at once are put side by side. */
  readonly toggle: (ids: readonly string[]) => void
  /** Puts those chosen side by side. `closing` names what goes from the address for it, where an open record would cover them. */
  readonly compare: (closing?: readonly OwnName[]) => void
  readonly leave: () => void
}

export function useCompare({ view }: PageAddress<AnyEndpoint>, { setView, setOwnView }: PageActs<AnyEndpoint>): Comparing {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const ids = view.compare ?? []
  const held = ids.length > 0 ? ids : chosen
  const toggle = (wanted: readonly string[]): void => {
    const areAllIn = wanted.every((id) => held.includes(id))
    const next = areAllIn ? held.filter((id) => !wanted.includes(id)) : [...new Set([...held, ...wanted])].slice(0, MOST_COMPARED)
    const isOpen = next.length > 1 && (ids.length > 0 || wanted.length > 1)
    setChosen(isOpen ? [] : next)
    // Beginning is a step of the history, so that Back leaves; what is added then is none.
    if (isOpen || ids.length > 0) setView({ compare: isOpen ? next : undefined }, { replace: ids.length > 0 })
  }
  return {
    chosen: ids.length > 0 ? [] : chosen,
    ids,
    isIn: (id) => held.includes(id),
    toggle,
    compare: (closing = []) => {
      setChosen([])
      setOwnView({ ...viewTexts({ ...view, compare: chosen }), ...Object.fromEntries(closing.map((name) => [name, undefined])) })
    },
    leave: () => {
      setChosen([])
      if (ids.length > 0) setView({ compare: undefined })
    },
  }
}
