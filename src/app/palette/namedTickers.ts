/** The tickers in a record, each with the company's name where the same object has one; of several listings the one at home first. */
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import { partsOf } from '../../api/endpoint/listings.ts'

export interface NamedTicker {
  readonly ticker: string
  readonly name: string | undefined
}

const COMPANY = 'Company'

export function namedTickers(fields: Fields, record: unknown): readonly NamedTicker[] {
  if (typeof record !== 'object' || record === null) return []
  const values = record as Readonly<Record<string, unknown>>
  const textOf = (isWanted: (field: Field) => boolean): string | undefined => {
    const [key = ''] = Object.entries<Field>(fields).find(([, field]) => isWanted(field)) ?? []
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const ticker = textOf(({ kind }) => kind === 'ticker')
  const name = textOf(({ label }) => label === COMPANY)
  const nested = Object.entries<Field>(fields).flatMap(([key, field]) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    if (!field.fields) return []
    return partsOf(field.fields, value, '').flatMap((part) => namedTickers(field.fields!, part))
  })
  return ticker === undefined ? nested : [{ ticker, name }, ...nested]
}
