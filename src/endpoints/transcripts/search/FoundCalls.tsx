/** The calls that a search has found, each a link to its reader on the page of the service that has it. */
import { Link } from 'react-router'
import { changedQuery } from '../../../explorer/address/address.ts'
import { wordsOfDay, isDay } from '../../../lib/dates/days.ts'
import { transcripts } from '../endpoint.ts'
import { quarterOf } from '../text/quarter.ts'
import type { IndexedCall } from './callIndex.ts'
import styles from './CompanyCalls.module.css'
import { pageOf } from './companyCalls.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'

interface Props {
  readonly calls: readonly IndexedCall[]
  readonly address: PageAddress<typeof transcripts>
}

const dayOf = ({ start_time: begins }: IndexedCall['call']): string => {
  const day = typeof begins === 'string' ? begins.slice(0, 10) : ''
  return isDay(day) ? wordsOfDay(day) : 'Date not given'
}

export function FoundCalls({ calls, address }: Props) {
  const limit = address.values.limit ?? transcripts.params.limit.initial ?? 10
  const addressOf = (call: IndexedCall): string => {
    const number = pageOf(call, limit)
    return changedQuery(transcripts, address.search, { page: number === 1 ? undefined : String(number), 'v.open': call.id })
  }
  return (
    <ul className={styles.found} aria-label="Calls found">
      {calls.map((each) => (
        <li key={`${each.id} ${each.position}`}>
          <Link to={addressOf(each)}>
            <b>{quarterOf(each.call)}</b> <span>{dayOf(each.call)}</span>{' '}
            <bdi>{each.call.call_title || each.call.name || 'Untitled call'}</bdi>{' '}
            <span>{each.versions.join(', ') || 'No text'}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
