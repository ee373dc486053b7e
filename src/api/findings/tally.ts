/** Counts the records that a finding is about, and keeps a few of their values. */
import { isObject } from '../client/exactNumber.ts'
import type { Fields } from '../endpoint/fields.ts'
import { fieldAt } from '../endpoint/fields.ts'
import { shortened } from '../endpoint/quoting.ts'

const FEW = 3

/** The values at a dotted path, those of every item where a list stands on the way: `stocks[].name`. A part that is missing gives `undefined`. */
export function valuesAt(record: unknown, path: string): readonly unknown[] {
  let values: readonly unknown[] = [record]
  for (const step of path.replaceAll('[]', '').split('.')) {
    values = values
      .flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
      .map((value) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined))
  }
  return values.flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]))
}

export const declaredAt = (fields: Fields, path: string) => fieldAt(fields, path.replaceAll('[]', ''))

export const textOf = (value: unknown): string =>
  shortened(isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value))

export function createTally() {
  const seen = new Set<string>()
  let rows = 0
  return {
    add(values: readonly unknown[]): void {
      rows += 1
      for (const value of values) seen.add(textOf(value))
    },
    counts: () => ({ rows, values: seen.size, examples: [...seen].slice(0, FEW) }),
    isEmpty: () => rows === 0,
  }
}
