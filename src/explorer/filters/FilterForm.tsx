/** The controls of every filter of an operation at once, under the bar, for those who like a form. */
import type { BarFilter } from './barFilters.ts'
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx'

interface Props extends FilterFieldsProps {
  readonly filters: readonly BarFilter[]
}

export const FilterForm = ({ filters, ...fields }: Props) =>
  filters.map((filter) => <FilterFields key={filter.key} {...fields} filter={filter} />)
