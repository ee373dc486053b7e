/** What was taken away just now, with the way back. */
import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { withdrawUndo, type Undo } from '../../ui/undo.ts'

/** Whether nothing has the focus: what had it is gone, or can no longer be pressed. */
const isFocusLost = (): boolean => document.activeElement?.matches('body, :disabled') ?? true

/** Where it was, or at the beginning of the page. */
function giveFocusBack(pressed: Element | null): void {
  if (!isFocusLost()) return
  if (pressed instanceof HTMLElement && pressed.isConnected && !pressed.matches(':disabled')) return pressed.focus()
  const main = document.getElementById('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}

export function UndoNotice({ undo }: { undo: Undo }) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(undo.pressed)
  useEffect(() => {
    pressed.current = undo.pressed
    if (isFocusLost()) button.current?.focus()
  }, [undo])
  useEffect(() => () => giveFocusBack(pressed.current), [])
  return (
    <Notice tone="information">
      <bdi>{undo.words}</bdi>
      <button
        ref={button}
        type="button"
        className="link"
        onClick={() => {
          undo.run()
          withdrawUndo()
        }}
      >
        Undo
      </button>
      <button type="button" className="link" onClick={withdrawUndo}>
        Dismiss
      </button>
    </Notice>
  )
}
