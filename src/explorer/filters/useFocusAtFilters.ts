/** Leads to the filters: to the first that is wrong, or to the first; `/` does it too. */
import type { RefObject } from 'react'
import { useKeys } from '../../ui/useKeys.ts'

const FILTERS = 'form[aria-label="Filters"] :is(textarea, input, select)'

/** `show` brings the form into the page, where it is not. */
export function useFocusAtFilters(main: RefObject<HTMLElement | null>, show: () => void): () => void {
  const toFilters = (): void => {
    show()
    // Once the form is drawn.
    setTimeout(() => {
      const fields = main.current?.querySelectorAll<HTMLElement>(FILTERS) ?? []
      ;([...fields].find((field) => field.ariaInvalid === 'true') ?? fields[0])?.focus()
    })
  }
  useKeys('page', [{ keys: '/', words: 'To the first filter', run: toFilters }])
  return toFilters
}
