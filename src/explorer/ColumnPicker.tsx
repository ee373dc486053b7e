/** Opens the choice of columns; what it is made of is loaded with the first click. */
import { lazy, Suspense, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint.ts'
import type { Column } from './columns.ts'
import type { Explorer } from './useExplorer.ts'

const ColumnChoice = lazy(async () => ({ default: (await import('./ColumnChoice.tsx')).ColumnChoice }))

interface Props {
  readonly endpoint: AnyEndpoint
  /** As they are shown. */
  readonly columns: readonly Column[]
  readonly page: Explorer<AnyEndpoint>
}

export function ColumnPicker({ endpoint, columns, page }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </button>
      {isOpen && (
        <Suspense>
          <ColumnChoice
            endpoint={endpoint}
            columns={columns}
            view={page.address.view}
            onView={(view) => page.view(view, { replace: true })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
