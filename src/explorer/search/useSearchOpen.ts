/** Whether the loaded rows are being searched: asked for by the button, or by the address. */
import { useState, type RefObject } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Explorer } from '../query/useExplorer.ts'

export function useSearchOpen({ address, view }: Explorer<AnyEndpoint>, main: RefObject<HTMLElement | null>) {
  const [isAsked, ask] = useState(false)
  const isSearching = isAsked || address.view.search !== undefined
  /** Back to the rows, to the cell that the search had come to. */
  const end = (): void => {
    ask(false)
    view({ search: undefined }, { replace: true })
    main.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
  }
  return { isSearching, end, toggle: () => (isSearching ? end() : ask(true)) }
}
