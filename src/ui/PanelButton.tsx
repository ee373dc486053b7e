/** A button that opens a panel, whose part loads as soon as the button is reached. */
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'title' | 'disabled' | 'children'> {
  /** The panel as a failure calls it: `this form`. */
  readonly what: string
  readonly fetchPanel: () => void
  readonly panel: (onClose: () => void) => ReactNode
}

export function PanelButton({ what, fetchPanel, panel, ...button }: Props) {
  /** Which opening this is: the browser tells late that a panel was closed, and must not close the one that came after it. */
  const [opening, setOpening] = useState<number>()
  return (
    <>
      <button
        {...button}
        type="button"
        className="link"
        aria-haspopup="dialog"
        onFocus={fetchPanel}
        onPointerEnter={fetchPanel}
        onClick={() => setOpening((last = 0) => last + 1)}
      />
      {opening !== undefined && (
        <Boundary key={opening} what={what} content={opening}>
          <Suspense>{panel(() => setOpening((now) => (now === opening ? undefined : now)))}</Suspense>
        </Boundary>
      )}
    </>
  )
}
