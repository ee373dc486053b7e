/** Which prices, multiples and returns stand beside the rows: chosen together, with what they cost said before they are asked for. */
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useState, type SubmitEvent } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { expanded } from '../../api/endpoint/watchlistEntries.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { entriesOf } from '../tickers/entries.ts'
import { Popover } from '../../ui/Popover.tsx'
import toolbar from '../toolbar/Toolbar.module.css'
import type { Explorer } from '../query/useExplorer.ts'
import styles from './Join.module.css'
import { JoinChoices, type JoinDraft } from './JoinChoices.tsx'
import { joinColumns, readJoin, type JoinRequest } from './values/joinColumns.ts'
import { costWords } from './prices/costWords.ts'
import { needOf, spanOf, type RowSpan } from './values/datedRows.ts'
import type { FetchJoinSource } from './prices/JoinSource.ts'
import { priceHistoriesOf } from './prices/priceHistories.ts'
import { fetchJoinPart } from './useJoin.ts'

interface Props extends Pick<Explorer<AnyEndpoint>, 'address' | 'answer' | 'acts'> {
  readonly endpoint: AnyEndpoint
  readonly fetchSource: FetchJoinSource
  /** Whether the view shows columns. */
  readonly hasTable: boolean
  readonly onClose: () => void
}

export function JoinPanel({ endpoint, fetchSource, hasTable, address, answer, acts, onClose }: Props) {
  const { source } = use(fetchJoinPart(fetchSource))
  const client = useQueryClient()
  const connection = useConnection()
  const [draft, setDraft] = useState<JoinDraft>(() => {
    const { columns, base, against } = readJoin(endpoint, source, address.search)
    return { chosen: columns.map(({ name }) => name), base, against: against.join(', ') }
  })
  const isJoined = readJoin(endpoint, source, address.search).columns.length > 0
  const against = expanded(entriesOf(draft.against)).map((ticker) => ticker.toUpperCase())
  const offered = joinColumns(endpoint, source, { base: draft.base, against })
  const columns = offered.filter(({ name }) => draft.chosen.includes(name))
  const request: JoinRequest = { columns, base: draft.base, against }
  const { rows } = answer
  const [span, setSpan] = useState<RowSpan>()
  const store = rows?.store
  useEffect(() => {
    if (store) void spanOf({ endpoint, store }, source).then(setSpan)
  }, [endpoint, store, source])
  const cost =
    span && columns.length > 0
      ? priceHistoriesOf(source, client, connection).costOf(needOf(span, request, source, connection.today))
      : undefined
  const apply = (event?: SubmitEvent): void => {
    event?.preventDefault()
    const isShown = columns.length > 0
    acts.setOwnView({
      'v.join': isShown ? columns.map(({ name }) => name).join(',') : undefined,
      'v.base': isShown && draft.base === 'same' ? draft.base : undefined,
      'v.against': isShown && against.length > 0 ? against.join(',') : undefined,
      ...(isShown && !hasTable ? { 'v.view': 'table' } : {}),
    })
    onClose()
  }
  return (
    <Popover aria-label="Add prices" className={`${toolbar.popover} ${styles.panel}`} onClose={onClose}>
      <form onSubmit={apply}>
        <JoinChoices
          {...{ offered, source, draft }}
          hasTarget={endpoint.dated?.target !== undefined}
          hasComparison={against.length > 0}
          onDraft={(changes) => setDraft({ ...draft, ...changes })}
        />
        <p className={styles.cost} role="status">
          {cost && (cost.requests > 0 ? costWords(cost) : 'All of it is loaded')}
        </p>
        <div className={styles.acts}>
          <button type="submit" className="main" disabled={columns.length === 0 && !isJoined}>
            {columns.length === 0 && isJoined ? 'Show none' : 'Show'}
          </button>
        </div>
      </form>
    </Popover>
  )
}
