/** What a check reads off records whatever the dataset: their tickers, and their days or moments. */
import { checkedPaths } from '../api/findings/checkedPaths.ts'
import { dayOfUnix, isDay } from '../lib/dates/days.ts'
import { isObject } from '../api/client/exactNumber.ts'
import type { AnyEndpoint, CheckedPaths } from '../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../api/endpoint/fields.ts'
import { measureOf } from '../api/endpoint/measures.ts'
import type { Params } from '../api/endpoint/params.ts'
import { declaredAt, valuesAt } from '../api/findings/tally.ts'

/** Every ticker that a record names, at any depth. */
export function tickersOf({ fields }: AnyEndpoint, record: unknown): readonly string[] {
  const found = new Set<string>()
  const read = (shape: Fields, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((item) => read(shape, item))
    if (!isObject(value)) return
    for (const [name, field] of Object.entries(shape)) {
      const inner = value[name]
      if (field.kind === 'ticker' && typeof inner === 'string' && inner !== '') found.add(inner)
      else if (field.fields) read(field.fields, inner)
    }
  }
  read(fields as Fields, record)
  return [...found]
}

/** A day that passes through no zone, or a moment in Unix seconds that does. */
export type When = { readonly day: string } | { readonly second: number }

/**
 * Of each record its days by the fields that the day filter may go by, the likeliest first: it is right by any of them. A record
 * that has none is left out.
 */
export function whensOf(endpoint: AnyEndpoint, records: readonly unknown[]): readonly (readonly When[])[] {
  const paths = pathsOf(checkedPaths(endpoint).days, endpoint.params as Params)
  const fields = paths.map((path) => [path, declaredAt(endpoint.fields as Fields, path)!] as const)
  return records
    .map((record) => fields.flatMap(([path, field]) => valuesAt(record, path).flatMap((value) => whenOf(field, value) ?? [])))
    .filter((whens) => whens.length > 0)
}

function pathsOf(checked: CheckedPaths | undefined, params: Params): readonly string[] {
  if (checked === undefined || !('by' in checked)) return checked ?? []
  return checked.paths[String(params[checked.by]?.initial)] ?? []
}

function whenOf(field: Field, value: unknown): When | undefined {
  const second = measureOf(field, value)
  if (Number.isNaN(second)) return undefined
  const isMoment = field.kind === 'instant' || field.kind === 'mailDate'
  const day = dayOfUnix(second)
  return isMoment ? { second } : isDay(day) ? { day } : undefined
}
