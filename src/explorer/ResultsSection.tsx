/** The rows of an explorer page with the tools above them, and the paging and the comparison below. */
import { lazy, Suspense, useContext, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { usePointerRest } from '../ui/usePointerRest.ts'
import type { Comparing } from './compare/useCompare.ts'
import styles from './ExplorerPage.module.css'
import { hasFingerprint } from './fingerprint/fragment.ts'
import { useGridTable } from './grid/columns/useGridTable.ts'
import type { SelectedCells } from './grid/selection/selection.ts'
import { JoiningContext } from './join/JoiningContext.ts'
import { PagingLine } from './query/paging/PagingLine.tsx'
import type { GoodRows } from './query/useAnswer.ts'
import type { Explorer } from './query/useExplorer.ts'
import { fetchRecordPanel } from './record/lazyRecord.ts'
import { Results } from './Results.tsx'
import { ResultsToolbar } from './ResultsToolbar.tsx'
import type { ShownRows } from './rows/useShownRows.ts'
import type { useSearchOpen } from './search/useSearchOpen.ts'
import type { Compared } from './since/compareRows.ts'
import { SinceLine, useSincePart } from './since/lazySince.ts'
import { SINCE } from './since/sinceColumn.ts'
import type { Slots } from './slots.ts'
import { useLaterRows } from './useLaterRows.ts'

/** Loaded when many pages are loaded as one. */
const LoadControl = lazy(async () => ({ default: (await import('./query/paging/LoadControl.tsx')).LoadControl }))
/** Loaded when prices are joined to the rows. */
const JoinLine = lazy(async () => ({ default: (await import('./join/JoinLine.tsx')).JoinLine }))
/** Loaded where a link has a fingerprint of the rows. */
const FingerprintNotice = lazy(async () => ({ default: (await import('./fingerprint/FingerprintNotice.tsx')).FingerprintNotice }))
/** Loaded when records are put side by side. */
const Comparison = lazy(async () => ({ default: (await import('./compare/Comparison.tsx')).Comparison }))

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly slots: Slots<AnyEndpoint>
  readonly shown: ShownRows
  readonly isNarrow: boolean
  /** Brings the filters in sight, with the focus in them. */
  readonly toFilters: () => void
  readonly searching: ReturnType<typeof useSearchOpen>
  readonly comparing: Comparing
  /** The rows without what is computed from them or joined to them: what was seen is compared with what is sent. */
  readonly sent: GoodRows<AnyEndpoint> | undefined
  readonly onCompared: (compared: Compared | undefined) => void
}

export function ResultsSection(props: Props) {
  const { endpoint, address, acts, slots, isNarrow, searching, comparing } = props
  const { answer, shown, joining, ...drawn } = useLaterRows({ ...props, joining: useContext(JoiningContext) }, slots)
  const { rows } = answer
  const { order, position } = shown
  const { areRowsOwn } = slots
  const { hash } = useLocation()
  const isSinceWanted = useSincePart(address.ownView(SINCE) !== undefined)
  const selected = useRef<() => SelectedCells>(undefined)
  // Who points at the rows may open one. Not while they scroll by: a dozen files would come between the frames.
  const preloadRecord = usePointerRest(fetchRecordPanel)
  const { table, columns } = useGridTable({
    endpoint,
    address,
    acts,
    store: rows?.store,
    isCompact: isNarrow,
    values: slots.values,
  })
  return (
    <section className={styles.results} aria-label="Results" {...preloadRecord}>
      <div>
        <ResultsToolbar
          {...{ endpoint, address, answer, acts, areRowsOwn, shown, isNarrow, searching, table }}
          selected={() => selected.current?.()}
        />
        {joining && !areRowsOwn && !slots.derived && (
          <Suspense>
            <JoinLine {...{ endpoint, joining, order }} sort={address.view.sort} />
          </Suspense>
        )}
        {hasFingerprint(hash) && !areRowsOwn && (
          <Suspense>
            <FingerprintNotice {...{ endpoint, address, answer, acts, order }} titleOf={slots.titleOf} />
          </Suspense>
        )}
        {isSinceWanted && props.sent && !areRowsOwn && (
          <Boundary what="the line on what changed" content={props.sent.reply}>
            <Suspense>
              <SinceLine {...{ endpoint, address, acts }} answer={props.answer} rows={props.sent} onCompared={props.onCompared} />
            </Suspense>
          </Boundary>
        )}
      </div>
      <Boundary what="these rows" content={rows?.reply}>
        <Results
          {...{ endpoint, address, answer, acts, slots, table, columns, order, position, comparing }}
          {...drawn}
          toFilters={props.toFilters}
          isCompact={isNarrow}
          isSearching={searching.isSearching}
          onSearchEnd={searching.end}
          onSelected={(cells) => void (selected.current = cells)}
        />
      </Boundary>
      {position && !areRowsOwn && <PagingLine position={position} onTurn={acts.goToPage} onLoad={acts.loadPages} />}
      {answer.load && answer.loading && (
        <Suspense>
          <LoadControl {...{ address, answer, acts }} load={answer.load} loading={answer.loading} />
        </Suspense>
      )}
      {rows && comparing.ids.length > 0 && (
        <Suspense>
          <Comparison endpoint={endpoint} store={rows.store} titleOf={slots.titleOf} comparing={comparing} />
        </Suspense>
      )}
    </section>
  )
}
