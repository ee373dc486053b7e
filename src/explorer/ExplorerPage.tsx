/** The page every operation starts from: filters, the query in words, rows, paging, the open record, the requests behind it. */
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { UrlNotices } from './address/UrlNotices.tsx'
import { ColumnsButton } from './grid/columns/ColumnsButton.tsx'
import { shownColumns } from './grid/columns/columns.ts'
import { useCompare } from './compare/useCompare.ts'
import { CopyLink } from './toolbar/CopyLink.tsx'
import styles from './ExplorerPage.module.css'
import { ExportButton } from './export/ExportButton.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import type { SelectedCells } from './grid/selection/selection.ts'
import { OpenRecord } from './record/OpenRecord.tsx'
import { leftOutWords, positionOf } from './query/paging.ts'
import { PagingLine } from './query/PagingLine.tsx'
import { PrintedHead } from './toolbar/PrintedHead.tsx'
import { fetchRecordPanel } from './record/lazyRecord.ts'
import { QueryInWords } from './filters/QueryInWords.tsx'
import { selectRows } from './rows/selectRows.ts'
import { RequestInspector } from './requests/RequestInspector.tsx'
import { Results } from './Results.tsx'
import type { Slots } from './slots.ts'
import { createShownPlace, ShownContext } from './export/shown.ts'
import { SearchButton } from './search/SearchButton.tsx'
import { rowCount, StateNotices } from './notices/StateNotices.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { SaveView } from './views/SaveView.tsx'
import { useExplorer } from './query/useExplorer.ts'
import { useFocusAtFilters } from './filters/useFocusAtFilters.ts'
import { useFocusAtRows } from './grid/useFocusAtRows.ts'
import { CROWDED, NARROW, useMedia } from '../ui/useMedia.ts'
import { useSearchOpen } from './search/useSearchOpen.ts'
import { useCanonicalUrl } from './address/useCanonicalUrl.ts'

/** Loaded when the loaded rows are narrowed. */
const RefiningsInWords = lazy(async () => ({ default: (await import('./filters/LocalFiltersInWords.tsx')).LocalFiltersInWords }))
/** Loaded when many pages are loaded. */
const LoadControl = lazy(async () => ({ default: (await import('./query/LoadControl.tsx')).LoadControl }))
/** Loaded with the first record that is chosen to compare. */
const Comparison = lazy(async () => ({ default: (await import('./compare/Comparison.tsx')).Comparison }))

interface Props<E extends AnyEndpoint> extends Slots<E> {
  readonly endpoint: E
}

/** Inside, the page knows no operation: the slots' own types matter to those who fill them. */
export function ExplorerPage<E extends AnyEndpoint>({ endpoint: given, ...own }: Props<E>) {
  const endpoint: AnyEndpoint = given
  const slots = own as unknown as Slots<AnyEndpoint>
  const page = useExplorer(endpoint, slots.viewNames)
  const { address, answer, acts } = page
  const { rows } = answer
  const { view } = address
  const isNarrow = useMedia(NARROW)
  /** The filters give way to an open record, with what is written in them; they come when they are called. */
  const areFiltersCalled = useMedia(view.open === undefined ? NARROW : CROWDED)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const normalised = useCanonicalUrl(endpoint, address)
  const main = useRef<HTMLElement>(null)
  const searching = useSearchOpen(address, acts, main)
  const comparing = useCompare(address, acts)
  const [shown] = useState(createShownPlace)
  const selected = useRef<() => SelectedCells>(undefined)
  const layout = JSON.stringify([view.columns, view.widths, view.pin])
  const columns = useMemo(
    () => shownColumns(endpoint, view, isNarrow),
    // oxlint-disable-next-line exhaustive-deps -- the view is new with each reading of the address; its columns are what counts
    [endpoint, layout, isNarrow],
  )
  const selection = JSON.stringify([address.localFilters.map(({ path, text }) => [path, text]), view.sort])
  // Sorting thousands of rows on every keystroke elsewhere would be felt.
  const order = useMemo(
    () => (rows ? selectRows(endpoint, rows.store, address.localFilters, view.sort) : new Uint32Array(0)),
    // oxlint-disable-next-line exhaustive-deps -- the reply is new whenever the store has grown; what is asked of it is in the address
    [endpoint, rows?.reply, selection],
  )
  const position = rows && !answer.load ? positionOf(endpoint, rows.values, rows.reply, rows.store.repeated) : undefined
  const unreadable = answer.loading ? answer.loading.state.unreadable : (rows?.reply.unreadable ?? 0)
  const remarks = rows ? [...leftOutWords(rows.store.repeated, unreadable)] : []
  if (view.sort && rows) remarks.push(`order is local: over the ${rowCount(rows.store.size)} loaded`)
  const coverage = answer.loading?.coverage ?? position?.line ?? ''
  const isWhole = answer.loading
    ? answer.load?.first === 1 && answer.loading.state.status === 'ended'
    : position?.mayFollow === false && !position.hasPrevious
  const openRow = view.open === undefined || !rows ? -1 : rows.store.rowOf(view.open)
  const areFiltersShown = areFiltersCalled ? isDrawerOpen : !view.areFiltersHidden
  const toFilters = useFocusAtFilters(main, () => {
    if (areFiltersCalled) setDrawerOpen(true)
    else if (view.areFiltersHidden) acts.setView({ areFiltersHidden: false }, { replace: true })
  })
  /** The open record lies over rows and filters, which stay as they are beneath. */
  const isReading = slots.Reader !== undefined && openRow >= 0
  useFocusAtRows(main, isReading)
  const close = (opener: Element | null): void => {
    const names = ['v.open', 'v.tab', ...(slots.recordNames ?? [])]
    acts.setOwnView(Object.fromEntries(names.map((name) => [name, undefined])))
    const left = (part: string) => main.current?.querySelector<HTMLElement>(`[role="row"][aria-selected="true"] ${part}`)
    // The cell that was left, which a grid keeps in the tab order; or of the buttons that stand in its place the one that was pressed.
    const buttons = [...(main.current?.querySelectorAll<HTMLElement>('button[aria-current="true"]') ?? [])]
    const button = buttons.find((one) => one === opener) ?? buttons[0]
    ;(left('[tabindex="0"]') ?? left('[aria-colindex="1"]') ?? button)?.focus()
  }
  return (
    <ShownContext value={shown}>
      <main ref={main} className={styles.page} id="main" data-reading={isReading || undefined}>
        <title>{`${address.sentence} · Tearsheet`}</title>
        <header className={styles.head}>
          <PrintedHead asked={rows?.reply.logEntry.startedAt} {...(view.open === undefined && { coverage })} />
          <h1>{endpoint.title}</h1>
          <QueryInWords endpoint={endpoint} phrases={address.phrases} onRemove={acts.change} />
          {rows && address.localFilters.length > 0 && (
            <Suspense>
              <RefiningsInWords
                localFilters={address.localFilters}
                shown={order.length}
                loaded={rows.store.size}
                onRemove={acts.setLocalFilter}
              />
            </Suspense>
          )}
          <UrlNotices {...{ endpoint, address, answer, acts }} normalised={normalised} />
          <StateNotices {...{ endpoint, address, answer }} onFilters={toFilters} />
        </header>
        <div className={styles.body}>
          <FilterPanel
            {...{ endpoint, address, answer, acts, isNarrow }}
            isShown={areFiltersShown}
            onClose={() => setDrawerOpen(false)}
          />
          {/* Who points at the rows is about to open one. */}
          <section className={styles.results} aria-label="Results" onPointerEnter={fetchRecordPanel}>
            <Toolbar
              filters={address.phrases.filter(({ without }) => without).length}
              areFiltersShown={areFiltersShown}
              onFilters={() =>
                areFiltersCalled
                  ? setDrawerOpen(!isDrawerOpen)
                  : acts.setView({ areFiltersHidden: !view.areFiltersHidden }, { replace: true })
              }
              count={
                rows
                  ? order.length < rows.store.size
                    ? `${order.length.toLocaleString('en-US')} of ${rowCount(rows.store.size)}`
                    : rowCount(rows.store.size)
                  : ''
              }
              page={position?.isPaged ? position.page - position.first + 1 : undefined}
              note={remarks.join('; ') || undefined}
            >
              <SearchButton isSearching={searching.isSearching} onToggle={searching.toggle} />
              <ColumnsButton {...{ endpoint, columns, address, acts }} />
              <SaveView sentence={address.ownSentence} address={address.place} />
              <CopyLink query={address.shared} />
              <ExportButton {...{ endpoint, answer, coverage, isWhole }} selected={() => selected.current?.()} />
            </Toolbar>
            <Boundary what="these rows" content={rows?.reply}>
              <Results
                {...{ endpoint, address, answer, acts, slots, columns, order, position }}
                isCompact={isNarrow}
                comparing={comparing}
                isSearching={searching.isSearching}
                onSearchEnd={searching.end}
                onSelected={(cells) => void (selected.current = cells)}
              />
            </Boundary>
            {position && <PagingLine position={position} onTurn={acts.goToPage} onLoad={acts.loadPages} />}
            {answer.load && answer.loading && (
              <Suspense>
                <LoadControl {...{ address, answer, acts }} load={answer.load} loading={answer.loading} />
              </Suspense>
            )}
            {rows && (comparing.first !== undefined || comparing.ids.length > 0) && (
              <Suspense>
                <Comparison endpoint={endpoint} store={rows.store} comparing={comparing} />
              </Suspense>
            )}
          </section>
          {view.open !== undefined && (
            <OpenRecord
              id={view.open}
              {...{ endpoint, address, answer, acts, slots, position, isReading, comparing }}
              onClose={close}
            />
          )}
        </div>
        <RequestInspector endpoint={endpoint} shown={rows?.reply.logEntry} />
      </main>
    </ShownContext>
  )
}
