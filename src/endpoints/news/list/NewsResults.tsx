/** What the news page shows in place of the table: headlines, and on demand the table or the answer as it was received. */
import { useDeferredValue, useMemo } from 'react'
import { readView } from '../../../explorer/address/address.ts'
import { allRows } from '../../../explorer/rows/column.ts'
import { everyColumn, HandOver } from '../../../explorer/export/shown.ts'
import { counted } from '../../../lib/numbers/counts.ts'
import { changeOfRow } from '../../../explorer/since/rowChange.ts'
import type { ResultsProps } from '../../../explorer/slots.ts'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import { RawResponse } from './RawResponse.tsx'
import type { news } from '../endpoint.ts'
import { headlineColumns } from './headlineColumns.ts'
import { HeadlineList } from './HeadlineList.tsx'
import { MOST_LISTED, rowsOf, type HeadlineRow } from './headlineRows.ts'
import results from '../../../ui/Results.module.css'
import { muteStories, readMutes } from './muting.ts'
import styles from './NewsResults.module.css'
import { NewsBar, VIEWS } from './NewsBar.tsx'
import { isAboutFew } from '../story/aboutFew.ts'
import { storiesOf } from '../story/versions.ts'

const partition = <T,>(all: readonly T[], is: (one: T) => boolean): readonly [readonly T[], readonly T[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
]

const NO_WORDS: readonly string[] = []

/** From story to story by letters, while the headlines are shown. */
function useStorySteps(
  rows: readonly HeadlineRow[],
  idOf: (place: number) => string,
  onOpen: (id: string) => void,
  isOn: boolean,
): void {
  const step = (by: 1 | -1): void => {
    // From the address itself: a second key may come before the page was drawn for the first.
    const { open: openNow } = readView(new URLSearchParams(window.location.search))
    const open = rows.findIndex(({ place }) => idOf(place) === openNow)
    const next = rows[open < 0 ? 0 : open + by]
    if (next) onOpen(idOf(next.place))
  }
  useKeys(
    'part',
    isOn
      ? [
          { keys: 'j', words: 'Read the next story', run: () => step(1) },
          { keys: 'k', words: 'Read the story before', run: () => step(-1) },
        ]
      : [],
  )
}

export function NewsResults(props: ResultsProps<typeof news>) {
  const { endpoint, address, answer, acts, records, order, openId, idOf, isStale, isBusy, onOpen, table, tableOf } = props
  const view = VIEWS.find(({ value }) => value === address.ownView('v.view'))?.value ?? 'headlines'
  // The switch shows the press at once; what it switches to is drawn after that paint.
  const drawn = useDeferredValue(view)
  const areApart = address.ownView('v.versions') === 'apart'
  const unfolded = address.ownView('v.unfold')
  const mutes = readMutes(address.ownView('v.mute'))
  const allStories = useMemo(() => storiesOf(records, order), [records, order])
  const areMutedShown = address.ownView('v.muted') === 'show'
  const { muted, stories, kept } = muteStories(allStories, { records, order, mutes, areMutedShown })
  const wishes = {
    areApart,
    unfolded: new Set(unfolded?.split(',')),
    openPlace: openId === undefined ? -1 : (answer.rows?.store.rowOf(openId) ?? -1),
    idOf,
  }
  const [few, many] = partition(stories, ({ latest }) => isAboutFew(records[latest]!))
  const [ofFew, ofMany] = partition([...kept], (place) => isAboutFew(records[place]!))
  // Of one company's news its own come first, unless the user chose an order. The rows of the last answer stay as they stand until the next.
  const isMixed = (answer.rows ?? address).values.tickers !== undefined && few.length > 0 && many.length > 0
  const areFewFirst = isMixed && address.view.sort === undefined
  const leading = areFewFirst ? rowsOf(few, { ...wishes, order: ofFew }) : rowsOf(stories, { ...wishes, order: kept })
  const rows = areFewFirst ? [...leading, ...rowsOf(many, { ...wishes, order: ofMany })] : leading
  useStorySteps(rows, idOf, onOpen, drawn === 'headlines')
  const unfold = (id: string, isUnfolded: boolean): void => {
    const others = (unfolded?.split(',') ?? []).filter((other) => other !== '' && other !== id)
    acts.setOwnView({ 'v.unfold': (isUnfolded ? [...others, id] : others).join(',') || undefined })
  }
  const listed = rows.slice(0, MOST_LISTED)
  const exchange = answer.rows?.reply.logEntry
  return (
    <div className={results.view}>
      <NewsBar
        {...{ address, acts, records, view, areApart, mutes }}
        order={kept}
        folded={kept.length - stories.length}
        muted={muted.length}
        areFewFirst={isMixed ? areFewFirst : undefined}
      />
      {drawn === 'received' && exchange ? (
        <>
          <HandOver order={allRows(records.length)} columns={everyColumn(endpoint)} />
          <RawResponse exchange={exchange} />
        </>
      ) : order.length === 0 ? (
        table
      ) : kept.length === 0 ? (
        <p className={styles.none}>All {counted(muted.length, 'story', 'stories')} here are muted.</p>
      ) : drawn === 'table' ? (
        tableOf(kept)
      ) : (
        <>
          <HandOver order={Uint32Array.from(listed, ({ place }) => place)} columns={headlineColumns(records, listed)} />
          <HeadlineList
            label={endpoint.title}
            records={records}
            rows={listed}
            leading={leading.length}
            count={rows.length}
            words={address.values.topics ?? NO_WORDS}
            openId={openId}
            idOf={idOf}
            changeOf={(place) => changeOfRow(answer.rows?.store, place)}
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
