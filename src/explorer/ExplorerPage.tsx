/** The page every operation starts from: the filter bar, rows, paging, the open record, the requests behind it. */
import { useRef, useState } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { NARROW, useMedia } from '../ui/useMedia.ts'
import { useCanonicalUrl } from './address/useCanonicalUrl.ts'
import { useCompare } from './compare/useCompare.ts'
import styles from './ExplorerPage.module.css'
import { createShownPlace, ShownContext } from './export/shown.ts'
import { useFocusAtRows } from './grid/useFocusAtRows.ts'
import { PageHead } from './PageHead.tsx'
import { useExplorer } from './query/useExplorer.ts'
import { focusOpenRow } from './record/focusOpenRow.ts'
import { OpenRecord } from './record/OpenRecord.tsx'
import { RequestInspector } from './requests/RequestInspector.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { useShownRows } from './rows/useShownRows.ts'
import { useSearchOpen } from './search/useSearchOpen.ts'
import type { Slots } from './slots.ts'

interface Props<E extends AnyEndpoint> extends Slots<E> {
  readonly endpoint: E
}

/** Inside, the page knows no operation: the slots' own types matter to those who fill them. */
export function ExplorerPage<E extends AnyEndpoint>({ endpoint: given, ...own }: Props<E>) {
  const endpoint: AnyEndpoint = given
  const slots = own as unknown as Slots<AnyEndpoint>
  const { address, answer, acts } = useExplorer(endpoint, slots.viewNames)
  const { rows } = answer
  const { view } = address
  const isNarrow = useMedia(NARROW)
  const normalised = useCanonicalUrl(endpoint, address)
  const main = useRef<HTMLElement>(null)
  const searching = useSearchOpen(address, acts, main)
  const comparing = useCompare(address, acts)
  const [shownPlace] = useState(createShownPlace)
  const shown = useShownRows(endpoint, address, answer)
  /** The open record lies over the rows, which stay as they are beneath. */
  const isReading =
    slots.Reader !== undefined && view.open !== undefined && rows !== undefined && rows.store.rowOf(view.open) >= 0
  useFocusAtRows(main, isReading)
  const close = (opener: Element | null): void => {
    const names = ['v.open', 'v.tab', ...(slots.recordNames ?? [])]
    acts.setOwnView(Object.fromEntries(names.map((name) => [name, undefined])))
    focusOpenRow(main.current, opener)
  }
  return (
    <ShownContext value={shownPlace}>
      <main ref={main} className={styles.page} id="main" data-reading={isReading || undefined}>
        <title>{`${address.sentence} · Tearsheet`}</title>
        <PageHead {...{ endpoint, address, answer, acts, shown, normalised }} />
        <div className={styles.body}>
          <ResultsSection {...{ endpoint, address, answer, acts, slots, shown, isNarrow, searching, comparing }} />
          {view.open !== undefined && (
            <OpenRecord
              id={view.open}
              {...{ endpoint, address, answer, acts, slots, isReading, comparing }}
              position={shown.position}
              onClose={close}
            />
          )}
        </div>
        <RequestInspector endpoint={endpoint} shown={rows?.reply.logEntry} />
      </main>
    </ShownContext>
  )
}
