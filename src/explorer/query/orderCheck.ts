/** Whether the rows came in the order that was asked of the service: one that it does not know, it ignores without a word. */
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import type { Param } from '../../api/endpoint/params.ts'
import { measureOf } from '../../api/endpoint/measures.ts'

/** The order asked for, in words, where the records are in another. Those without a value have no place in it. */
export function orderMissed(
  endpoint: AnyEndpoint,
  values: ValuesOf<AnyEndpoint>,
  records: Iterable<unknown>,
): string | undefined {
  const given = values as Readonly<Record<string, unknown>>
  const param: Param | undefined = endpoint.params.sort
  const { sort } = given
  // The default is not sent; beside a filter that forces the order, none is promised.
  if (typeof sort !== 'string' || sort === param?.initial) return undefined
  if (endpoint.crossFieldWarnings?.(values).some(({ key }) => key === 'sort')) return undefined
  const [name = '', direction] = sort.split(':')
  const field: Field | undefined = (endpoint.fields as Fields)[name]
  if (!field) return undefined
  const sign = direction === 'asc' ? 1 : -1
  let last = -Infinity
  for (const record of records) {
    const measure = sign * measureOf(field, (record as Readonly<Record<string, unknown>>)[name])
    if (measure < last) return param?.optionWords?.[sort] ?? sort
    if (!Number.isNaN(measure)) last = measure
  }
  return undefined
}
