/** Gives the focus back to the rows when the open record is gone: to its row, or to the button that stands in its place. */
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The way to the row that is open now, for when it no longer is. `opener` had the focus when the record was opened. */
function wayBack(page: Element | null | undefined, opener: Element | null): () => void {
  const find = (selector: string) => page?.querySelector<HTMLElement>(selector)
  const index = find('[role="row"][aria-selected="true"]')?.ariaRowIndex
  const inRow = (part: string) => index && find(`[role="row"][aria-rowindex="${index}"] ${part}`)
  const buttons = [...(page?.querySelectorAll<HTMLElement>('button[aria-current="true"]') ?? [])]
  const button = buttons.find((one) => one === opener) ?? buttons[0]
  return () => {
    // The cell that was left, which a grid keeps in the tab order; or of the buttons that stand in its place the one that was pressed.
    const place = inRow('[tabindex="0"]') || inRow('[aria-colindex="1"]') || button || find('[role="grid"] [tabindex="0"]')
    place?.focus()
  }
}

/** Returns what does it at once, for a panel that is closed by a key while the focus is elsewhere on the page. */
export function useFocusBack(panel: RefObject<HTMLElement | null>): () => void {
  const [opener] = useState(() => document.activeElement)
  const way = useRef<() => void>(undefined)
  // With each step to another record.
  useLayoutEffect(() => void (way.current = wayBack(panel.current?.closest('main'), opener)))
  useEffect(
    () => () => {
      // Back takes the panel away with the focus in it. What lay beneath can be focused only now.
      if (document.activeElement === document.body) way.current?.()
    },
    [],
  )
  return () => way.current?.()
}
