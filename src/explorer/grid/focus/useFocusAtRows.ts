/** Gives the focus back to the rows when what lay over them is closed. */
import { useEffect, useRef, type RefObject } from 'react'

export function useFocusAtRows(page: RefObject<HTMLElement | null>, isCovered: boolean): void {
  const wasCovered = useRef(false)
  useEffect(() => {
    // In the cell that was left: it can take the focus only now that nothing lies over it.
    if (wasCovered.current && !isCovered) page.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
    wasCovered.current = isCovered
  }, [page, isCovered])
}
