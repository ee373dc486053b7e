/** The chips of the filter bar: each filter in force, typed and not applied, at fault, or needed. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { phrasesOf, type Phrase } from '../address/queryInWords.ts'
import type { BarFilter } from '../filters/barFilters.ts'
import type { FilterDraft } from '../filters/useFilterDraft.ts'

export interface BarChip {
  readonly filter: BarFilter
  /** In words. */
  readonly value: string
  /** The parameters that are taken away with it; none where nothing can be. */
  readonly removes: readonly string[]
  readonly isDraft: boolean
  /** The days that rolling ones are today. */
  readonly exact: string | undefined
  readonly fault: string | undefined
}

/** `phrases` are those of the address. */
export function chipsOf(
  endpoint: AnyEndpoint,
  filters: readonly BarFilter[],
  phrases: readonly Phrase[],
  { draft, isEdited, faultOf }: FilterDraft,
): readonly BarChip[] {
  const typed = new URLSearchParams(Object.entries(draft).filter(([, text]) => text.trim() !== ''))
  const typedPhrases = filters.some(({ keys }) => keys.some(isEdited)) ? phrasesOf(endpoint, typed) : []
  return filters.flatMap((filter): BarChip[] => {
    const { key, keys } = filter
    const phrase = phrases.find((one) => one.key === key)
    const isDraft = keys.some(isEdited)
    const fault = keys.map(faultOf).find((found) => found !== undefined)?.message
    if (!phrase && !isDraft && fault === undefined && !filter.isNeeded) return []
    const text = keys.map((name) => draft[name] ?? '').filter(Boolean)
    const own = isDraft ? typedPhrases.find((one) => one.key === key) : phrase
    const given = fault === undefined ? own?.value : undefined
    return [
      {
        filter,
        value: given ?? (text.length > 0 ? shortened(text.join(', '), 40) : filter.isNeeded ? 'needed' : 'any'),
        removes: [...new Set([...(isDraft || fault !== undefined ? keys : []), ...Object.keys(phrase?.without ?? {})])],
        isDraft,
        exact: phrase?.exact,
        fault,
      },
    ]
  })
}
