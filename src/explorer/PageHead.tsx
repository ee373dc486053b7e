/** The head of an explorer page: what is shown, the query and the local filters in words, and what there is to say of both. */
import { lazy, Suspense } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { NormalisedValue } from './address/AddressNotices.tsx'
import { UrlNotices } from './address/UrlNotices.tsx'
import styles from './ExplorerPage.module.css'
import { QueryInWords } from './filters/QueryInWords.tsx'
import { StateNotices } from './notices/StateNotices.tsx'
import type { Explorer } from './query/useExplorer.ts'
import type { ShownRows } from './rows/useShownRows.ts'
import type { Slots } from './slots.ts'
import { PrintedHead } from './toolbar/PrintedHead.tsx'

/** Loaded when the loaded rows are narrowed. */
const LocalFiltersInWords = lazy(async () => ({
  default: (await import('./filters/LocalFiltersInWords.tsx')).LocalFiltersInWords,
}))

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly Finder: Slots<AnyEndpoint>['Finder']
  readonly shown: ShownRows
  readonly normalised: readonly NormalisedValue[]
  readonly onFilters: () => void
}

export function PageHead({ endpoint, Finder, address, answer, acts, shown, normalised, onFilters }: Props) {
  const { rows } = answer
  return (
    <header className={styles.head}>
      <PrintedHead
        asked={rows?.reply.logEntry.startedAt}
        {...(address.view.open === undefined && { coverage: shown.coverage })}
      />
      <h1>{endpoint.title}</h1>
      <QueryInWords endpoint={endpoint} phrases={address.phrases} onRemove={acts.change} />
      {Finder && <Finder {...{ address, answer, acts }} />}
      {rows && address.localFilters.length > 0 && (
        <Suspense>
          <LocalFiltersInWords
            localFilters={address.localFilters}
            shown={shown.order.length}
            loaded={rows.store.size}
            onRemove={(path) => acts.setLocalFilters({ [path]: undefined })}
          />
        </Suspense>
      )}
      <UrlNotices {...{ endpoint, address, answer, acts, normalised }} />
      {/* Where there are no rows, they stand in the place of the rows. */}
      {rows && <StateNotices {...{ endpoint, address, answer, onFilters }} />}
    </header>
  )
}
