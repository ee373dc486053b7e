/** What the news page shows in place of the table: headlines, and on demand the table or the answer as it was received. */
import { useMemo } from 'react'
import { readView } from '../../../explorer/address/address.ts'
import { allRows } from '../../../explorer/rows/column.ts'
import { everyColumn, HandOver } from '../../../explorer/export/shown.ts'
import type { ResultsProps } from '../../../explorer/slots.ts'
import { useKeys } from '../../../ui/useKeys.ts'
import { RawResponse } from './RawResponse.tsx'
import type { news } from '../endpoint.ts'
import { headlineColumns } from './headlineColumns.ts'
import { HeadlineList } from './HeadlineList.tsx'
import { MOST_LISTED, rowsOf } from './headlineRows.ts'
import results from '../../../ui/Results.module.css'
import { NewsBar, VIEWS } from './NewsBar.tsx'
import { storiesOf } from '../story/versions.ts'

export function NewsResults(props: ResultsProps<typeof news>) {
  const { endpoint, address, answer, acts, records, order, openId, idOf, isStale, isBusy, onOpen, table } = props
  const view = VIEWS.find(({ value }) => value === address.ownView('v.view'))?.value ?? 'headlines'
  const areApart = address.ownView('v.versions') === 'apart'
  const unfolded = address.ownView('v.unfold')
  const stories = useMemo(() => storiesOf(records, order), [records, order])
  const rows = rowsOf(stories, {
    areApart,
    unfolded: new Set(unfolded?.split(',')),
    openPlace: openId === undefined ? -1 : (answer.rows?.store.rowOf(openId) ?? -1),
    idOf,
    order,
  })
  const step = (by: 1 | -1): void => {
    // From the address itself: a second key may come before the page was drawn for the first.
    const { open: openNow } = readView(new URLSearchParams(window.location.search))
    const open = rows.findIndex(({ place }) => idOf(place) === openNow)
    const next = rows[open < 0 ? 0 : open + by]
    if (next) onOpen(idOf(next.place))
  }
  useKeys(
    'part',
    view === 'headlines'
      ? [
          { keys: 'j', words: 'Read the next story', run: () => step(1) },
          { keys: 'k', words: 'Read the story before', run: () => step(-1) },
        ]
      : [],
  )
  const unfold = (id: string, isUnfolded: boolean): void => {
    const others = (unfolded?.split(',') ?? []).filter((other) => other !== '' && other !== id)
    acts.setOwnView({ 'v.unfold': (isUnfolded ? [...others, id] : others).join(',') || undefined })
  }
  const listed = rows.slice(0, MOST_LISTED)
  const exchange = answer.rows?.reply.logEntry
  return (
    <div className={results.view}>
      <NewsBar {...{ address, acts }} records={records} order={order} stories={stories} view={view} areApart={areApart} />
      {view === 'received' && exchange ? (
        <>
          <HandOver order={allRows(records.length)} columns={everyColumn(endpoint)} />
          <RawResponse exchange={exchange} />
        </>
      ) : view === 'table' || order.length === 0 ? (
        table
      ) : (
        <>
          <HandOver order={Uint32Array.from(listed, ({ place }) => place)} columns={headlineColumns(records, listed)} />
          <HeadlineList
            label={endpoint.title}
            records={records}
            rows={listed}
            count={rows.length}
            openId={openId}
            idOf={idOf}
            isStale={isStale}
            isBusy={isBusy}
            onOpen={onOpen}
            onUnfold={unfold}
          />
        </>
      )}
    </div>
  )
}
