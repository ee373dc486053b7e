/** How asking stands: failed, under way, waiting, or answered long ago; and what the rows on screen are meanwhile. */
import { Suspense } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { Notice } from '../../ui/Notice.tsx'
import { clockOf } from '../../ui/useNow.ts'
import { DataAge } from './DataAge.tsx'
import { FailureNotice, NewDayNotice } from './errorNotices.ts'
import { useNewDay } from './NewDay.tsx'
import { WaitingNotice } from './WaitingNotice.tsx'
import type { PageAddress } from '../address/usePageAddress.ts'
import type { Answer } from '../query/useAnswer.ts'
import { counted } from '../../lib/numbers/counts.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly address: PageAddress<AnyEndpoint>
  readonly answer: Answer<AnyEndpoint>
  /** Shows the filters, for a failure that they cause. */
  readonly onFilters: () => void
}

export function StateNotices({ endpoint, address, answer, onFilters }: Props) {
  const { failure, current, rows } = answer
  const isNewDay = useNewDay((day) => address.pathOn(day) !== address.path)
  const shown =
    rows &&
    `Still on screen: ${counted(rows.store.size, 'row')} loaded at ${clockOf(rows.reply.logEntry.startedAt)} for “${rows.sentence}”.`
  if (failure) {
    const named = answer.filterErrors.map(({ key }) => endpoint.params[key]?.label ?? key)
    return (
      <Suspense>
        <FailureNotice failure={failure} named={named} shown={shown} onRetry={answer.retry} onFilters={onFilters} />
      </Suspense>
    )
  }
  if (current && isNewDay) {
    return (
      <Suspense>
        <NewDayNotice />
      </Suspense>
    )
  }
  if (current) return answer.load ? null : <DataAge exchange={current.logEntry} onRefresh={answer.retry} />
  if (address.canAsk && (answer.isBusy || answer.waiting)) {
    return (
      <WaitingNotice
        key={address.path}
        waiting={answer.waiting}
        path={address.path}
        shown={shown}
        onCancel={answer.cancel}
        onRetry={answer.retry}
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
