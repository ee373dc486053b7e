/** A panel over the page, the browser's own popover: Escape or a press elsewhere closes it and brings the focus back. */
import { useEffect, useRef, type ComponentProps, type RefObject, type ToggleEvent } from 'react'

interface Props extends Omit<ComponentProps<'div'>, 'role' | 'popover' | 'onToggle'> {
  /** For those who close it themselves. */
  readonly ref?: RefObject<HTMLDivElement | null>
  readonly 'aria-label': string
  /** Once it is open: what is to have the focus takes it here. */
  readonly onOpen?: (panel: HTMLElement) => void
  readonly onClose: () => void
}

export function Popover({ ref, onOpen, onClose, ...rest }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const panel = ref ?? own
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!panel.current) return
    opener.current = document.activeElement
    panel.current.showPopover()
    onOpen?.(panel.current)
    // oxlint-disable-next-line exhaustive-deps -- it opens once
  }, [])

  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>): void => {
    // React has this event rise from a panel to the one that it was opened from, as the browser does not.
    if (target !== currentTarget || newState !== 'closed') return
    // The browser brings the focus back to the page alone, and not to a panel that is still open.
    const isWithinPanel = currentTarget.parentElement?.closest('[popover]')
    const isLost = document.activeElement === document.body || currentTarget.contains(document.activeElement)
    if (isWithinPanel && isLost && opener.current instanceof HTMLElement) opener.current.focus()
    onClose()
  }
  return <div {...rest} ref={panel} role="dialog" popover="auto" onToggle={onToggle} />
}

/** The first button of a menu is where the keyboard goes on. */
export const focusFirstButton = (panel: HTMLElement): void => panel.querySelector('button')?.focus()
