/** How asking stands: failed, under way, waiting, or answered long ago; and what the rows on screen are meanwhile. */
import { Suspense } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { Notice } from '../../ui/Notice.tsx'
import { clockOf } from '../../ui/useNow.ts'
import { DataAge } from './DataAge.tsx'
import { FailureNotice } from './errorNotices.ts'
import type { Explorer } from '../query/useExplorer.ts'
import { WaitingNotice } from './WaitingNotice.tsx'

export const rowCount = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`

interface Props {
  readonly page: Explorer<AnyEndpoint>
  /** Shows the filters, for a failure that they cause. */
  readonly onFilters: () => void
}

export function StateNotices({ page, onFilters }: Props) {
  const { failure, current, rows, canAsk } = page
  const shown =
    rows &&
    `Still on screen: ${rowCount(rows.store.size)} loaded at ${clockOf(rows.reply.logEntry.startedAt)} for “${rows.sentence}”.`
  if (failure) {
    const named = page.complaints.map(({ key }) => page.labelOf(key))
    return (
      <Suspense>
        <FailureNotice failure={failure} named={named} shown={shown} onRetry={page.retry} onFilters={onFilters} />
      </Suspense>
    )
  }
  if (current) return page.load ? null : <DataAge exchange={current.logEntry} onRefresh={page.retry} />
  if (canAsk && (page.isBusy || page.waiting)) {
    return (
      <WaitingNotice
        key={page.path}
        waiting={page.waiting}
        path={page.path}
        shown={shown}
        onCancel={page.cancel}
        onRetry={page.retry}
      />
    )
  }
  return (
    shown && (
      <Notice tone="information" role="status">
        {shown}
      </Notice>
    )
  )
}
