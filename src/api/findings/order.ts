/** Whether the records came in the order that was asked of the service: one that it does not know, it ignores without a word. */
import type { AnyEndpoint } from '../endpoint/endpoint.ts'
import type { Field, Fields } from '../endpoint/fields.ts'
import { measureOf } from '../endpoint/measures.ts'
import type { Param } from '../endpoint/params.ts'
import type { Check } from './heldFilters.ts'
import { createTally } from './tally.ts'

/** `undefined` where no order is asked for that could be judged. Records without a value have no place in it. */
export function checkOrder(endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>): Check | undefined {
  const param: Param | undefined = endpoint.params.sort
  const { sort } = values
  // The default is not sent; beside a filter that forces the order, none is promised.
  if (typeof sort !== 'string' || sort === param?.initial) return undefined
  if (endpoint.crossFieldWarnings?.(values).some(({ key }) => key === 'sort')) return undefined
  const [name = '', direction] = sort.split(':')
  const field: Field | undefined = (endpoint.fields as Fields)[name]
  if (!field) return undefined
  const sign = direction === 'asc' ? 1 : -1
  let last = -Infinity
  const tally = createTally()
  return {
    see(record) {
      const value = (record as Readonly<Record<string, unknown>>)[name]
      const measure = sign * measureOf(field, value)
      if (measure < last) tally.add([value])
      if (!Number.isNaN(measure)) last = measure
    },
    finding: (of) =>
      tally.isEmpty()
        ? undefined
        : {
            kind: 'order',
            severity: 'warning',
            subject: 'sort',
            asked: param?.optionWords?.[sort] ?? sort,
            ...tally.counts(),
            of,
          },
  }
}
