/** Opens the form that gives the view on screen a name, which loads as soon as the button is reached. */
import { Suspense, useState } from 'react'
import { Boundary } from '../../ui/Boundary.tsx'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import type { ViewToSave } from './SaveViewForm.tsx'

const [SaveViewForm, fetchSaveView] = lazyWithPreload(async () => (await import('./SaveViewForm.tsx')).SaveViewForm)

export { fetchSaveView }

export function SaveView(view: ViewToSave) {
  /** Which opening this is: the browser tells late that a form was closed, and must not close the one that came after it. */
  const [opening, setOpening] = useState<number>()
  return (
    <>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onFocus={fetchSaveView}
        onPointerEnter={fetchSaveView}
        onClick={() => setOpening((last = 0) => last + 1)}
      >
        Save view
      </button>
      {opening !== undefined && (
        <Boundary what="this form" content={opening}>
          <Suspense>
            <SaveViewForm key={opening} {...view} onClose={() => setOpening((now) => (now === opening ? undefined : now))} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
