/** What hangs from the filter bar: the control of one filter, or the list of those that may be added; one at a time. */
import { useState, type RefObject } from 'react'

/** Where the list of filters hangs, as the control of a filter hangs from the chip of its key. */
export const ADD = '+'

/** What hangs from where; the browser tells late that one was closed, hence the number. */
interface Opened {
  readonly opening: number
  readonly at: string
  readonly key: string | undefined
  readonly visit: number
}

export function useFilterPopover(bar: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<Opened>()
  const isOpenAt = (at: string): boolean => opened?.at === at
  const open = (at: string, key?: string): void => setOpened((now) => ({ opening: (now?.opening ?? 0) + 1, at, key, visit: 0 }))
  const close = (): void => bar.current?.querySelector<HTMLElement>('[popover]')?.hidePopover()
  return {
    opened,
    isOpenAt,
    close,
    toggle: (at: string, key?: string): void => (isOpenAt(at) ? close() : open(at, key)),
    /** Leads to the control of a filter, also where it is open already. */
    visit: (at: string, key: string): void =>
      opened?.key === key ? setOpened({ ...opened, visit: opened.visit + 1 }) : open(at, key),
    /** Shows the control of a filter in the place of the list. */
    pick: (key: string): void => opened && setOpened({ ...opened, key }),
    onClosed: (opening: number): void => setOpened((now) => (now?.opening === opening ? undefined : now)),
  }
}
