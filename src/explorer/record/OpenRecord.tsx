/** The record that the address opens, beside the rows it is one of, with the steps to its neighbours. */
import { Suspense, useContext, useMemo } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import type { Comparing } from '../compare/useCompare.ts'
import type { Position } from '../query/paging/paging.ts'
import { RecordPanel } from './lazyRecord.ts'
import { ShownContext } from '../export/shown.ts'
import type { Slots } from '../slots.ts'
import type { Explorer } from '../query/useExplorer.ts'

interface Props extends Explorer<AnyEndpoint> {
  readonly id: string
  readonly endpoint: AnyEndpoint
  readonly slots: Slots<AnyEndpoint>
  readonly position: Position | undefined
  readonly isReading: boolean
  readonly comparing: Comparing
  readonly onClose: () => void
}

/** By the rows on screen, of which there may be a million; one that stands in several places is one step, at its first. */
function neighbourOf(row: number, order: Uint32Array, by: 1 | -1): number | undefined {
  const place = order.indexOf(row)
  if (place < 0) return undefined
  let next = place + by
  while (next >= 0 && next < order.length && order.indexOf(order[next]!) !== next) next += by
  return order[next]
}

export function OpenRecord({ id, endpoint, address, answer, acts, slots, position, isReading, comparing, onClose }: Props) {
  const { rows, current } = answer
  const shown = useContext(ShownContext)
  const store = rows?.store
  const row = store?.rowOf(id) ?? -1
  // Put together once: what is found out from it is found out anew with another.
  const record = useMemo(() => (row < 0 ? undefined : store?.record(row)), [store, row])
  const own = row < 0 ? id : store!.idOf(row)
  const step = (by: 1 | -1): void => {
    const order = shown.get()?.order
    const next = order && neighbourOf(row, order, by)
    if (next !== undefined) acts.setView({ open: store!.idOf(next) }, { replace: true })
  }
  return (
    <Boundary what="this record" content={id}>
      <Suspense
        fallback={
          <aside aria-label="Record">
            <title>{`${address.sentence} · Tearsheet`}</title>
          </aside>
        }
      >
        <RecordPanel
          endpoint={endpoint}
          record={record}
          row={row}
          isShared={row >= 0 && store!.sharesId(row)}
          {...{ address, answer, acts }}
          Record={slots.Reader ?? slots.Record}
          ownTitleOf={slots.titleOf}
          isReading={isReading}
          id={id}
          tab={address.view.tab}
          isLoading={answer.isBusy && !current}
          onTab={(tab) => acts.setView({ tab: tab === 'record' ? undefined : tab }, { replace: true })}
          onStep={step}
          isCompared={comparing.isIn(own)}
          onCompare={() => comparing.toggle([own])}
          onClose={onClose}
          onLookBefore={position?.hasPrevious ? () => acts.goToPage(position.page - 1) : undefined}
          onLookAfter={position?.mayFollow ? () => acts.goToPage(position.page + 1) : undefined}
        />
      </Suspense>
    </Boundary>
  )
}
