/** The popover that is open in the filter bar, if one is, loaded with the first that is opened. */
import { Suspense } from 'react'
import { Boundary } from '../../ui/Boundary.tsx'
import type { BarFilter } from '../filters/barFilters.ts'
import type { FilterFieldsProps } from '../filters/FilterFields.tsx'
import { FilterPopover } from './filterControls.ts'
import type { useFilterPopover } from './useFilterPopover.ts'

interface Props extends Pick<FilterFieldsProps, 'endpoint' | 'draft' | 'onDays'> {
  readonly popover: ReturnType<typeof useFilterPopover>
  readonly filters: readonly BarFilter[]
  /** Those that may be added. */
  readonly offered: readonly BarFilter[]
}

export function OpenFilter({ popover: { opened, pick, onClosed }, filters, ...shared }: Props) {
  return (
    opened && (
      <Boundary what="this control" content={opened.opening}>
        <Suspense>
          <FilterPopover
            key={opened.opening}
            {...shared}
            filter={filters.find(({ key }) => key === opened.key)}
            visit={opened.visit}
            isExplained
            onPick={pick}
            onClose={() => onClosed(opened.opening)}
          />
        </Suspense>
      </Boundary>
    )
  )
}
