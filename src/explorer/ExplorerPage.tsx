/** The page every operation starts from: the filter bar, rows, paging, the open record, the requests behind it. */
import { lazy, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { useLocation } from 'react-router'
import { NARROW, useMedia } from '../ui/screen/useMedia.ts'
import { useCanonicalUrl } from './address/useCanonicalUrl.ts'
import type { OwnName } from './address/usePageAddress.ts'
import { useCompare } from './compare/useCompare.ts'
import styles from './ExplorerPage.module.css'
import { createShownPlace, ShownContext } from './export/shown.ts'
import type { BarHandle } from './bar/FilterBar.tsx'
import { PageHead } from './PageHead.tsx'
import { JoiningContext } from './join/JoiningContext.ts'
import { JOIN_NAMES, useJoinedEndpoint } from './join/useJoin.ts'
import { useExplorer } from './query/useExplorer.ts'
import { OpenRecord } from './record/OpenRecord.tsx'
import { RequestInspector } from './requests/RequestInspector.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { useShownRows } from './rows/useShownRows.ts'
import { SINCE, withSinceColumn } from './since/sinceColumn.ts'
import { useSearchOpen } from './search/useSearchOpen.ts'
import type { Slots } from './slots.ts'
import { usedSlots } from './usedSlots.ts'
import { useEnrichedAnswer } from './useEnrichedAnswer.ts'

/** Loaded with the first record that is chosen to compare. */
const CompareTray = lazy(async () => ({ default: (await import('./compare/CompareTray.tsx')).CompareTray }))

interface Props<E extends AnyEndpoint> extends Slots<E> {
  readonly endpoint: E
}

/** Inside, the page knows no operation: the slots' own types matter to those who fill them. */
export function ExplorerPage<E extends AnyEndpoint>({ endpoint: given, ...own }: Props<E>) {
  const joined = useJoinedEndpoint(given)
  const isSince = new URLSearchParams(useLocation().search).has(SINCE)
  const endpoint = useMemo(() => (isSince ? withSinceColumn(joined.endpoint) : joined.endpoint), [isSince, joined.endpoint])
  const joinedDerived = useJoinedEndpoint(own.derived ?? given)
  const filled = own as unknown as Slots<AnyEndpoint>
  const ownNames: readonly OwnName[] = [...(filled.viewNames ?? []), SINCE, ...(endpoint.dated ? JOIN_NAMES : [])]
  const derived = own.derived && (isSince ? withSinceColumn(joinedDerived.endpoint) : joinedDerived.endpoint)
  const { address, answer: sent, acts } = useExplorer(endpoint, ownNames, { derived })
  const [shownPlace] = useState(createShownPlace)
  // Rows that a view draws without a table, or makes of these, show nothing of what would be asked for here.
  const hasTable = useSyncExternalStore(shownPlace.subscribe, () => shownPlace.get()?.table !== undefined || !shownPlace.get())
  const isJoined = own.derived === undefined && hasTable
  const { answer, joining, setCompared } = useEnrichedAnswer(
    endpoint,
    isJoined ? joined : { endpoint: joined.endpoint },
    sent,
    filled.useComputed,
  )
  const { slots, isTableAlone } = usedSlots(filled, joined.cells, answer)
  const { rows } = answer
  const { view } = address
  const isNarrow = useMedia(NARROW)
  const normalised = useCanonicalUrl(endpoint, address)
  const main = useRef<HTMLElement>(null)
  const bar = useRef<BarHandle>(null)
  const toFilters = (): void => bar.current?.toFilters()
  const searching = useSearchOpen(address, acts, main)
  const comparing = useCompare(address, acts)
  const shown = useShownRows(endpoint, address, answer, isTableAlone)
  /** The open record lies over the rows, which stay as they are beneath. */
  const isReading =
    slots.Reader !== undefined && view.open !== undefined && rows !== undefined && rows.store.rowOf(view.open) >= 0
  const namesOfRecord = ['v.open', 'v.tab', ...(slots.recordNames ?? [])] as const
  const close = (): void => acts.setOwnView(Object.fromEntries(namesOfRecord.map((name) => [name, undefined])))
  return (
    <ShownContext value={shownPlace}>
      <JoiningContext value={joining}>
        <main ref={main} className={styles.page} id="main" data-reading={isReading || undefined}>
          {/* An open record says itself what it is. */}
          {view.open === undefined && <title>{`${address.sentence} · Tearsheet`}</title>}
          <PageHead {...{ endpoint, address, answer, acts, shown, normalised, bar, toFilters }} Finder={slots.Finder} />
          <div className={styles.body}>
            <ResultsSection
              {...{ endpoint, address, answer, acts, slots, shown, isNarrow, searching, comparing, toFilters }}
              sent={sent.rows}
              onCompared={setCompared}
            />
            {view.open !== undefined && (
              <OpenRecord
                id={view.open}
                {...{ endpoint, address, answer, acts, slots, isReading, comparing }}
                position={shown.position}
                onClose={close}
              />
            )}
          </div>
          {rows && comparing.chosen.length > 0 && (
            <Suspense>
              <CompareTray
                {...{ endpoint, comparing }}
                store={rows.store}
                titleOf={slots.titleOf}
                // What lies over the rows would lie over the comparison.
                onCompare={() => comparing.compare(isReading || isNarrow ? namesOfRecord : [])}
              />
            </Suspense>
          )}
          <RequestInspector endpoint={endpoint} answer={sent}>
            {slots.RequestOptions && <slots.RequestOptions {...{ address, answer, acts }} />}
          </RequestInspector>
        </main>
      </JoiningContext>
    </ShownContext>
  )
}
