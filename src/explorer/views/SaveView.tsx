/** Gives the view on screen a name; the form is loaded as soon as the button is reached, so that what is typed next goes into it. */
import { Suspense, useState } from 'react'
import { part } from '../../ui/part.tsx'

const [SaveViewForm, fetchForm] = part(async () => (await import('./SaveViewForm.tsx')).SaveViewForm)

interface Props {
  /** The view in words, for a name to begin with. */
  readonly sentence: string
  /** Path and query, of what the page understands. */
  readonly address: string
}

export function SaveView(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link"
        aria-haspopup="dialog"
        onFocus={fetchForm}
        onPointerEnter={fetchForm}
        onClick={() => setOpen(true)}
      >
        Save view
      </button>
      {isOpen && (
        <Suspense>
          <SaveViewForm {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
