/** What one answer shows by itself of what it was asked for and of how its records are written. When in doubt it finds nothing. */
import { byParts, type Steps } from '../../lib/inSlices.ts'
import type { SchemaMismatch } from '../client/schemaMismatches.ts'
import { NOT_SPECIFIED } from '../client/schemaMismatches.ts'
import type { AnyEndpoint, CheckedPaths, Endpoint } from '../endpoint/endpoint.ts'
import type { Params } from '../endpoint/params.ts'
import { checkedPaths } from './checkedPaths.ts'
import type { Finding } from './finding.ts'
import { checkDays, checkLeast, checkNames, checkSince, type Check } from './heldFilters.ts'
import { checkDates, checkWords } from './heldRecords.ts'
import { checkOrder } from './order.ts'
import { textOf, valuesAt } from './tally.ts'

type Values = Readonly<Record<string, unknown>>

/** Records that a step goes through: each is read a few dozen times. */
const ROWS = 200

const pathsOf = (checked: CheckedPaths, params: Params, values: Values): readonly string[] =>
  'by' in checked ? (checked.paths[String(values[checked.by] ?? params[checked.by]?.initial)] ?? []) : checked

/** The check of one filter that is in force, by what its control holds. */
function checkOf(endpoint: Endpoint, key: string, values: Values): Check | undefined {
  const { fields, params, stamp } = endpoint
  const { control } = params[key]!
  const value = values[key]
  const checked = checkedPaths(endpoint)[key] ?? (control === 'moment' && stamp ? [stamp] : [])
  const paths = pathsOf(checked, params, values)
  if (value === undefined || paths.length === 0) return undefined
  if (control === 'tokens') return checkNames(key, value as readonly string[], fields, paths)
  if (control === 'moment') return checkSince(key, value as number, fields, paths[0]!)
  return control === 'choice' ? checkLeast(key, Number(value), paths[0]!) : undefined
}

function checksOf(endpoint: AnyEndpoint, values: Values): readonly Check[] {
  const { fields, params }: Endpoint = endpoint
  const from = (values.from ?? values.date) as string | undefined
  const to = (values.to ?? values.date) as string | undefined
  const { days } = checkedPaths(endpoint)
  const hasDays = days && (from ?? to) !== undefined
  return [
    ...Object.keys(params).map((key) => checkOf(endpoint, key, values)),
    hasDays ? checkDays({ from, to }, fields, pathsOf(days, params, values)) : undefined,
    checkOrder(endpoint, values),
  ].filter((check) => check !== undefined)
}

/** As a list has them, or put together one by one. */
export interface Records {
  readonly length: number
  readonly at: (row: number) => unknown
}

/** A value that shows the mismatch: the first at its path. */
const exampleOf = (records: Records, path: string): readonly string[] => {
  for (let row = 0; row < records.length; row += 1) {
    const value = valuesAt(records.at(row), path).find((one) => one !== undefined && one !== null)
    if (value !== undefined) return [textOf(value)]
  }
  return []
}

const findingOfMismatch = (records: Records, { path, expected, found, rows }: SchemaMismatch): Finding => ({
  kind: expected === NOT_SPECIFIED ? 'unknown-field' : 'type-mismatch',
  severity: expected === NOT_SPECIFIED ? 'note' : 'warning',
  subject: path,
  asked: expected === NOT_SPECIFIED ? '' : expected,
  examples: [found, ...exampleOf(records, path)],
  values: 1,
  rows,
  of: records.length,
})

export interface JudgedAnswer {
  readonly records: Records
  /** As the exchange has them; left out where only the request is of interest. */
  readonly schemaMismatches?: readonly SchemaMismatch[]
}

/**
 * `values` are those in force, with plain days (`withDaysInForce`); of several answers put together they are given without a limit.
 * Records of a layout that no specification describes are held against the filters alone.
 */
export function* findingSteps(endpoint: AnyEndpoint, values: Values, answer: JudgedAnswer): Steps<readonly Finding[]> {
  const { records, schemaMismatches } = answer
  const isDescribed = Object.entries(endpoint.otherLayout ?? {}).every(([key, value]) => values[key] !== value)
  const ofRecords = schemaMismatches && isDescribed ? [...checkWords(endpoint.fields), ...checkDates(endpoint.fields)] : []
  const checks = [...checksOf(endpoint, values), ...ofRecords]
  yield* byParts(
    records.length,
    (first, end) => {
      for (let row = first; row < end; row += 1) {
        const record = records.at(row)
        for (const check of checks) check.see(record)
      }
    },
    ROWS,
  )
  const found = checks.flatMap((check) => check.finding(records.length) ?? [])
  const { limit } = values
  const isOver = isDescribed && typeof limit === 'number' && records.length > limit
  const tooMany: readonly Finding[] = isOver
    ? [
        {
          kind: 'limit-exceeded',
          severity: 'warning',
          subject: 'limit',
          asked: String(limit),
          examples: [],
          values: 0,
          rows: records.length,
          of: records.length,
        },
      ]
    : []
  const mismatched = isDescribed ? (schemaMismatches ?? []).map((mismatch) => findingOfMismatch(records, mismatch)) : []
  return [...found, ...tooMany, ...mismatched]
}
