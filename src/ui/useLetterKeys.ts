/** Single letters as keys for the page that is shown; off wherever letters are for writing. */
import { useEffect, useEffectEvent } from 'react'

const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** `actions` by letter; `undefined` switches them off, which people who dictate need (WCAG 2.1.4). */
export function useLetterKeys(actions: Readonly<Record<string, () => void>> | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.target instanceof Element && event.target.closest(WRITING)) return
    // Behind an open dialog nothing moves.
    if (document.querySelector('dialog[open]')) return
    if (!actions || !Object.hasOwn(actions, event.key)) return
    actions[event.key]!()
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
