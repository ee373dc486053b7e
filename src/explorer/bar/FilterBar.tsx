/** The title of a page and its query in words, each filter a chip that opens its control: together the form of the filters. */
import { Suspense, useDeferredValue, useImperativeHandle, useRef, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import type { Explorer } from '../query/useExplorer.ts'
import type { DayTexts } from '../../lib/dates/daysInWords.ts'
import { BarButtons } from './BarButtons.tsx'
import { chipsOf } from './barChips.ts'
import { filtersOf } from '../filters/barFilters.ts'
import styles from './FilterBar.module.css'
import { FilterChips } from './FilterChips.tsx'
import { fetchFilterControls, FilterForm } from './filterControls.ts'
import { useFilterDraft } from '../filters/useFilterDraft.ts'
import { OpenFilter } from './OpenFilter.tsx'
import { ADD, useFilterPopover } from './useFilterPopover.ts'

/** From outside: leads to the first filter that is wrong, or to the first. */
export interface BarHandle {
  readonly toFilters: () => void
}

interface Props extends Explorer<AnyEndpoint> {
  readonly ref: Ref<BarHandle>
  readonly endpoint: AnyEndpoint
  /** What else narrows the rows. */
  readonly children: ReactNode
}

export function FilterBar({ ref, endpoint, children, ...explorer }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isFormShown = usePreferences().filterForm === 'shown'
  // The button shows its press at once; the form is drawn after that paint.
  const isFormDrawn = useDeferredValue(isFormShown)
  const popover = useFilterPopover(form)
  const draft = useFilterDraft(endpoint, explorer)
  const filters = filtersOf(endpoint, draft.draft, draft.checked.values)
  const chips = chipsOf(endpoint, filters, explorer.address.phrases, draft)
  const isChip = (key: string): boolean => chips.some(({ filter }) => filter.key === key)
  const offered = filters.filter(({ key, isReadOff }) => !isReadOff && !isChip(key))
  const isUnapplied = chips.some(({ isDraft }) => isDraft)
  const isAnyGiven = Object.keys(endpoint.params).some((key) => explorer.address.search.has(key))

  const lead = (name: string): void => {
    const filter = filters.find(({ keys }) => keys.includes(name))
    if (!filter) return
    const field = form.current?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea)`)
    if (isFormShown) field?.focus()
    else popover.visit(isChip(filter.key) ? filter.key : ADD, filter.key)
  }
  useImperativeHandle(ref, () => ({
    toFilters: () => {
      const wrong = filters.flatMap(({ keys }) => keys).find((key) => draft.faultOf(key) !== undefined)
      const key = wrong ?? filters[0]?.key
      if (key !== undefined) lead(key)
    },
  }))
  /** What was asked for is out of the way; what cannot be leads to what is wrong. */
  const settle = (wrong: string | undefined): void => (wrong === undefined ? popover.close() : lead(wrong))
  const chooseDays = (preset: DayTexts): void => settle(draft.chooseDays(preset))
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    settle(draft.apply())
  }

  return (
    <form
      ref={form}
      className={styles.bar}
      aria-label="Filters"
      data-print="keep"
      noValidate
      onSubmit={submit}
      onPointerEnter={fetchFilterControls}
      onFocus={fetchFilterControls}
    >
      <h1>{endpoint.title}</h1>
      <FilterChips {...{ chips, popover }} onRemove={draft.remove}>
        {children}
      </FilterChips>
      <BarButtons
        isUnapplied={isUnapplied}
        hasApply={(isUnapplied || isFormShown) && !popover.opened}
        hasReset={isUnapplied || isFormShown || isAnyGiven}
        onReset={draft.reset}
      />
      <OpenFilter {...{ endpoint, draft, popover, filters, offered }} onDays={chooseDays} />
      {/* Here before its controls are loaded: the button says that this is what it opens. */}
      <div id="filter-form" data-print="hide">
        {isFormDrawn && (
          <Boundary what="the form">
            <Suspense>
              <FilterForm
                {...{ endpoint, draft }}
                filters={filters.filter(({ isReadOff }) => !isReadOff)}
                isExplained={false}
                onDays={chooseDays}
              />
            </Suspense>
          </Boundary>
        )}
      </div>
    </form>
  )
}
