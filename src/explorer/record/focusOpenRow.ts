/** Gives the focus back to where the open record was opened from: its row, or the button that stands in its place. */

/** `opener` had the focus when the record was opened. */
export function focusOpenRow(page: HTMLElement | null, opener: Element | null): void {
  const inRow = (part: string) => page?.querySelector<HTMLElement>(`[role="row"][aria-selected="true"] ${part}`)
  // The cell that was left, which a grid keeps in the tab order; or of the buttons that stand in its place the one that was pressed.
  const buttons = [...(page?.querySelectorAll<HTMLElement>('button[aria-current="true"]') ?? [])]
  const button = buttons.find((one) => one === opener) ?? buttons[0]
  ;(inRow('[tabindex="0"]') ?? inRow('[aria-colindex="1"]') ?? button)?.focus()
}
