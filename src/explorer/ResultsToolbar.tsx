/** The toolbar of an explorer page: what the rows can be searched, joined, laid out, saved, shared and exported by. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { ExportButton } from './export/ExportButton.tsx'
import { FingerprintButton } from './fingerprint/FingerprintButton.tsx'
import { ColumnsButton } from './grid/columns/ColumnsButton.tsx'
import type { GridTable } from './grid/columns/gridTable.ts'
import type { SelectedCells } from './grid/selection/selection.ts'
import { JoinButton } from './join/JoinButton.tsx'
import type { Explorer } from './query/useExplorer.ts'
import type { ShownRows } from './rows/useShownRows.ts'
import { SearchButton } from './search/SearchButton.tsx'
import type { useSearchOpen } from './search/useSearchOpen.ts'
import { CopyLink } from './toolbar/CopyLink.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { SaveView } from './views/SaveView.tsx'

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly areRowsOwn: boolean | undefined
  readonly shown: ShownRows
  readonly isNarrow: boolean
  readonly searching: ReturnType<typeof useSearchOpen>
  readonly table: GridTable
  readonly selected: () => SelectedCells | undefined
}

export function ResultsToolbar({
  endpoint,
  address,
  answer,
  acts,
  areRowsOwn,
  shown,
  isNarrow,
  searching,
  table,
  selected,
}: Props) {
  const { order, position, coverage, isWhole, count, note } = shown
  return (
    <Toolbar
      count={areRowsOwn ? '' : count}
      page={!areRowsOwn && position?.isPaged ? position.page - position.first + 1 : undefined}
      note={areRowsOwn ? undefined : note}
    >
      {!areRowsOwn && (
        <>
          <SearchButton isSearching={searching.isSearching} onToggle={searching.toggle} />
          {/* Cards have no columns: there the open record has the prices of its day. */}
          {!isNarrow && <JoinButton {...{ endpoint, address, answer, acts }} />}
          <ColumnsButton {...{ endpoint, table, address, acts }} />
        </>
      )}
      <SaveView sentence={address.ownSentence} address={address.place} />
      <CopyLink query={address.shared} />
      {!areRowsOwn && <FingerprintButton {...{ endpoint, order, isNarrow }} query={address.shared} store={answer.rows?.store} />}
      {!areRowsOwn && <ExportButton {...{ endpoint, answer, coverage, isWhole, selected }} />}
    </Toolbar>
  )
}
