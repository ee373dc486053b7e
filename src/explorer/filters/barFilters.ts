/** The filters of an operation as the bar has them: one for each parameter, and one for all of its days. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isReadOff, type Param } from '../../api/endpoint/params.ts'
import { DAYS, isOfDays } from '../address/queryInWords.ts'
import type { Draft } from './draft.ts'

export interface BarFilter {
  /** The parameter, of the days the first: what the phrase of the filter is known by too. */
  readonly key: string
  readonly keys: readonly string[]
  readonly label: string
  /** What it means, in a sentence. */
  readonly about: string
  /** There is nothing to ask without it. */
  readonly isNeeded: boolean
  /** Its value follows from another filter, unless the user says otherwise. */
  readonly isReadOff: boolean
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** In the order of the declaration, those seldom asked for last. `values` are those of the draft. */
export function filtersOf(endpoint: AnyEndpoint, draft: Draft, values: Readonly<Record<string, unknown>>): readonly BarFilter[] {
  const entries = Object.entries<Param>(endpoint.params)
  const days = entries.map(([key]) => key).filter(isOfDays)
  const filters = entries.flatMap(([key, param]): (BarFilter & { isRare: boolean })[] => {
    if (days.includes(key) && key !== days[0]) return []
    const isDays = key === days[0]
    return [
      {
        key,
        keys: isDays ? days : [key],
        label: isDays ? DAYS : param.label,
        about: isDays ? 'One day, or a range of days.' : (param.about ?? sentence(param.rule)),
        isNeeded: param.required === true,
        isReadOff: param.readOff !== undefined && (!draft[key] || isReadOff(endpoint.params, key, values)),
        isRare: param.rare === true,
      },
    ]
  })
  return [...filters.filter(({ isRare }) => !isRare), ...filters.filter(({ isRare }) => isRare)]
}
