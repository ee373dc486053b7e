/** The head of an explorer page: the filter bar, and what there is to say of the query and of its answer. */
import { lazy, Suspense, type RefObject } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { NormalisedValue } from './address/AddressNotices.tsx'
import { UrlNotices } from './address/UrlNotices.tsx'
import styles from './ExplorerPage.module.css'
import { FilterBar, type BarHandle } from './bar/FilterBar.tsx'
import { StateNotices } from './notices/StateNotices.tsx'
import type { Explorer } from './query/useExplorer.ts'
import type { ShownRows } from './rows/useShownRows.ts'
import type { Slots } from './slots.ts'
import { PrintedHead } from './toolbar/PrintedHead.tsx'
import { useKeys } from '../ui/keys/useKeys.ts'

/** Loaded when the loaded rows are narrowed. */
const LocalFiltersInWords = lazy(async () => ({
  default: (await import('./bar/LocalFiltersInWords.tsx')).LocalFiltersInWords,
}))

interface Props extends Explorer<AnyEndpoint> {
  readonly endpoint: AnyEndpoint
  readonly Finder: Slots<AnyEndpoint>['Finder']
  readonly shown: ShownRows
  readonly normalised: readonly NormalisedValue[]
  readonly bar: RefObject<BarHandle | null>
  readonly toFilters: () => void
}

export function PageHead({ endpoint, Finder, address, answer, acts, shown, normalised, bar, toFilters }: Props) {
  useKeys('page', [{ keys: '/', words: 'To the first filter', run: toFilters }])
  return (
    <header className={styles.head}>
      <PrintedHead
        asked={answer.rows?.reply.logEntry.startedAt}
        query={address.exactSentence === address.sentence ? undefined : address.exactSentence}
        {...(address.view.open === undefined && { coverage: shown.coverage })}
      />
      <FilterBar ref={bar} {...{ endpoint, address, answer, acts }}>
        {Finder && <Finder {...{ address, answer, acts }} />}
        {address.localFilters.length > 0 && (
          <Suspense>
            <LocalFiltersInWords
              localFilters={address.localFilters}
              onRemove={(path) => acts.setLocalFilters({ [path]: undefined })}
            />
          </Suspense>
        )}
      </FilterBar>
      <UrlNotices {...{ endpoint, address, acts, normalised }} />
      {/* Where there are no rows, they stand in the place of the rows. */}
      {answer.rows && <StateNotices {...{ endpoint, address, answer }} onFilters={toFilters} />}
    </header>
  )
}
