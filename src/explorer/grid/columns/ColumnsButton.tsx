/** Opens the choice of columns; what it is made of is loaded with the first click. */
import { lazy, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { GridTable } from './gridTable.ts'
import { ShownContext } from '../../export/shown.ts'
import type { PageAddress } from '../../address/usePageAddress.ts'
import type { PageActs } from '../../address/pageActs.ts'

const ColumnChoice = lazy(async () => ({ default: (await import('./ColumnSettings.tsx')).ColumnSettings }))

/** Loaded where there is nothing to choose. */
const FixedColumns = lazy(async () => ({ default: (await import('../../export/FixedColumns.tsx')).FixedColumns }))

interface Props {
  readonly endpoint: AnyEndpoint
  /** Its columns are those to choose from where nothing is shown yet. */
  readonly table: GridTable
  readonly address: PageAddress<AnyEndpoint>
  readonly acts: PageActs<AnyEndpoint>
}

export function ColumnsButton({ endpoint, table, address, acts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const place = useContext(ShownContext)
  const shown = useSyncExternalStore(place.subscribe, place.get)
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </button>
      {isOpen && (
        <Suspense>
          {shown && !shown.table ? (
            <FixedColumns columns={shown.columns} onClose={() => setOpen(false)} />
          ) : (
            <ColumnChoice
              endpoint={shown?.derived ?? endpoint}
              table={shown?.table ?? table}
              view={address.view}
              onView={(view) => acts.setView(view, { replace: true })}
              onClose={() => setOpen(false)}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
