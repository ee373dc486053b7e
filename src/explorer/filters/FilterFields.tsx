/** The controls of one filter: that of its parameter, or those of its days. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { BarFilter } from './barFilters.ts'
import { isOfDays } from '../address/queryInWords.ts'
import type { DayTexts } from '../../lib/dates/daysInWords.ts'
import { DateRange } from './DateRange.tsx'
import { FilterField } from './FilterField.tsx'
import type { FilterDraft } from './useFilterDraft.ts'

export interface FilterFieldsProps {
  readonly endpoint: AnyEndpoint
  readonly draft: FilterDraft
  /** Whether meaning, rule and name are there to be seen; they are always there to be heard. */
  readonly isExplained: boolean
  /** Days that are in force at once. */
  readonly onDays: (days: DayTexts) => void
}

interface Props extends FilterFieldsProps {
  readonly filter: BarFilter
}

export function FilterFields({
  filter,
  endpoint,
  draft: { draft, checked, inForce, faultOf, edit, ...own },
  isExplained,
  onDays,
}: Props) {
  const field = (key: string) => (
    <FilterField
      key={key}
      name={key}
      param={endpoint.params[key]}
      text={draft[key] ?? ''}
      given={own.given[key] ?? ''}
      inForce={inForce[key]}
      fault={faultOf(key)}
      warning={checked.warnings.find((warning) => warning.key === key)?.message}
      isExplained={isExplained && filter.keys.length === 1}
      onEdit={(text) => edit({ [key]: text })}
      onMend={({ suggestion, others }) => edit({ ...others, [key]: suggestion })}
    />
  )
  if (!isOfDays(filter.key)) return field(filter.key)
  return <DateRange {...{ endpoint, draft, onDays }} today={own.today} field={field} onEdit={edit} />
}
