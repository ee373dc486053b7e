/** The calls that a search has found, each a link to its reader on the page of the service that has it. */
import { Link } from 'react-router'
import { changedQuery } from '../../../explorer/address/address.ts'
import { valueText } from '../../../ui/values/valueText.ts'
import { transcripts } from '../endpoint.ts'
import type { IndexedCall } from './callIndex.ts'
import styles from './TickerSearch.module.css'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'

interface Props {
  readonly calls: readonly IndexedCall[]
  readonly address: PageAddress<typeof transcripts>
}

export function FoundCalls({ calls, address }: Props) {
  const limit = address.values.limit ?? transcripts.params.limit.initial ?? 10
  const addressOf = ({ id, position }: IndexedCall): string => {
    const number = Math.floor(position / limit) + 1
    return changedQuery(transcripts, address.search, { page: number === 1 ? undefined : String(number), 'v.open': id })
  }
  return (
    <ul className={styles.found} aria-label="Calls found">
      {calls.map((each) => (
        <li key={`${each.id} ${each.position}`}>
          <Link to={addressOf(each)}>
            <span>{valueText(transcripts.fields.start_time, each.call.start_time) ?? 'begin not given'}</span>
            <bdi>{each.call.call_title || each.call.name || 'untitled'}</bdi>
            <span>{each.versions === 0 ? 'no text' : each.versions === 1 ? '1 version' : `${each.versions} versions`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
