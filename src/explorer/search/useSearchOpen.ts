/** Whether the loaded rows are being searched: asked for by the button, or by the address. */
import { useState, type RefObject } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { PageAddress } from '../address/usePageAddress.ts'
import type { PageActs } from '../address/pageActs.ts'

export function useSearchOpen(
  { view }: PageAddress<AnyEndpoint>,
  { setView }: PageActs<AnyEndpoint>,
  main: RefObject<HTMLElement | null>,
) {
  const [isAsked, ask] = useState(false)
  const isSearching = isAsked || view.search !== undefined
  /** Back to the rows, to the cell that the search had come to. */
  const end = (): void => {
    ask(false)
    setView({ search: undefined }, { replace: true })
    main.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
  }
  return { isSearching, end, toggle: () => (isSearching ? end() : ask(true)) }
}
