/** Popovers for a document without them: Escape or `hidePopover` closes the last that was shown, and the focus goes back. */
import { vi } from 'vitest'

export function givePopovers(): void {
  const shown: { readonly panel: HTMLElement; readonly opener: Element | null }[] = []
  const hide = (panel: HTMLElement): void => {
    const place = shown.findIndex((one) => one.panel === panel)
    if (place < 0) return
    const [{ opener }] = shown.splice(place, 1) as [(typeof shown)[number]]
    panel.style.removeProperty('display')
    if (opener instanceof HTMLElement && panel.contains(document.activeElement)) opener.focus()
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
  }
  HTMLElement.prototype.showPopover = vi.fn(function (this: HTMLElement) {
    // The style sheet of the document hides them, and knows nothing of an open one.
    this.style.display = 'block'
    shown.push({ panel: this, opener: document.activeElement })
  })
  HTMLElement.prototype.hidePopover = vi.fn(function (this: HTMLElement) {
    hide(this)
  })
  document.onkeydown = ({ key }) => {
    const last = shown.at(-1)
    if (key === 'Escape' && last) hide(last.panel)
  }
}
