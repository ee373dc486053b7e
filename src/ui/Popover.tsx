/** A panel over the page, the browser's own popover: Escape or a press elsewhere closes it and brings the focus back. */
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'

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
  useEffect(() => {
    if (!panel.current) return
    panel.current.showPopover()
    onOpen?.(panel.current)
    // oxlint-disable-next-line exhaustive-deps -- it opens once
  }, [])
  return <div {...rest} ref={panel} role="dialog" popover="auto" onToggle={(event) => event.newState === 'closed' && onClose()} />
}

/** The first button of a menu is where the keyboard goes on. */
export const focusFirstButton = (panel: HTMLElement): void => panel.querySelector('button')?.focus()
