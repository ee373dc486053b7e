/** In the place of a part that is on its way: what is typed meanwhile is meant for it, and none of the page's keys. */
import { useEffect, useEffectEvent } from 'react'

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  /** The user does not wait for it. */
  readonly onLeave: () => void
}

export function PendingField({ text, onText, onLeave }: Props) {
  const keep = useEffectEvent((event: KeyboardEvent): void => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Escape') onLeave()
    else if (key === 'Backspace') onText(text.slice(0, -1))
    else if (key.length === 1) onText(text + key)
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => keep(event)
    // Before anything on the page hears of it.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return null
}
