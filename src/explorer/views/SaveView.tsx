/** Gives the view on screen a name; the form is loaded as soon as the button is reached, so that what is typed next goes into it. */
import { Suspense, useState } from 'react'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'

const [SaveViewForm, fetchForm] = lazyWithPreload(async () => (await import('./SaveViewForm.tsx')).SaveViewForm)

interface Props {
  /** The view in words, for a name to begin with. */
  readonly sentence: string
  /** Path and query, of what the page understands. */
  readonly address: string
}

export function SaveView(props: Props) {
  /** Which opening this is: the browser tells late that a form was closed, and must not close the one that came after it. */
  const [opening, setOpening] = useState<number>()
  return (
    <>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onFocus={fetchForm}
        onPointerEnter={fetchForm}
        onClick={() => setOpening((last = 0) => last + 1)}
      >
        Save view
      </button>
      {opening !== undefined && (
        <Suspense>
          <SaveViewForm key={opening} {...props} onClose={() => setOpening((now) => (now === opening ? undefined : now))} />
        </Suspense>
      )}
    </>
  )
}
