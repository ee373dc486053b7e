/** Opens the choice of columns; what it is made of is loaded with the first click. */
import { lazy, Suspense, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint.ts'

const ColumnChoice = lazy(async () => ({ default: (await import('./ColumnChoice.tsx')).ColumnChoice }))

interface Props {
  readonly endpoint: AnyEndpoint
  readonly shown: readonly string[]
  /** `undefined` for the operation's own columns. */
  readonly onShow: (columns: readonly string[] | undefined) => void
}

export function ColumnPicker(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </button>
      {isOpen && (
        <Suspense>
          <ColumnChoice {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
