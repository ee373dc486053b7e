/** Gives the view on screen a name; the form is loaded with the first click. */
import { lazy, Suspense, useState } from 'react'

const SaveViewForm = lazy(async () => ({ default: (await import('./SaveViewForm.tsx')).SaveViewForm }))

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
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
