/** The columns that can be joined to dated rows: their names in the address (`v.join=pe,pe_2y,ret21`), what heads them, what they hold. */
import type { ReturnBase } from '../../../analysis/returns.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { computedPath } from '../../../api/endpoint/columns.ts'
import { computedPercent, number, type Field } from '../../../api/endpoint/fields.ts'
import type { JoinSource, PriceFigure } from '../prices/JoinSource.ts'

/** Years that a percentile looks back, and trading days that a return runs. */
export const PERCENTILE_YEARS = [1, 2, 5] as const
export const RETURN_WINDOWS = [1, 5, 21, 63, 126, 252] as const

type Years = (typeof PERCENTILE_YEARS)[number]
/** Trading days, or up to the last day there is. */
export type Window = (typeof RETURN_WINDOWS)[number] | 'today'

export type JoinColumn = { readonly name: string; readonly field: Field } & (
  | { readonly kind: 'figure'; readonly figure: string }
  | { readonly kind: 'percentile'; readonly figure: string; readonly years: Years }
  | { readonly kind: 'return'; readonly window: Window; readonly isExcess: boolean }
  | { readonly kind: 'upside'; readonly isNow: boolean }
)

/** The group that a return is held against, and the close that it begins at. */
export interface JoinTerms {
  readonly base: ReturnBase
  readonly against: readonly string[]
}

const percentileField = (label: string, years: Years): Field => ({
  ...number(`${label} %ile ${years}y`, {
    method: 'percentile',
    about: `Rank of the day’s ${label} among its values of the ${years === 1 ? 'year' : `${years} years`} up to that day, 0 to 100; none under 120 values.`,
  }),
})

const BASE_WORDS = { previous: 'from the close before', same: 'from the close of the day' } as const

function returnField(window: Window, isExcess: boolean, { base, against }: JoinTerms): Field {
  const span = window === 'today' ? 'to date' : `+${window}d`
  const over = window === 'today' ? 'up to the last close' : `over ${window} trading ${window === 1 ? 'day' : 'days'}`
  return computedPercent(`${isExcess ? 'Excess' : 'Return'} ${span}${base === 'same' ? ', from close' : ''}`, {
    about: `Adjusted close ${over}, ${BASE_WORDS[base]}${
      isExcess
        ? `, less the mean of ${against.length > 4 ? `${against.length} tickers` : against.join(', ')} over the same days`
        : ''
    }.`,
    method: isExcess ? 'excess' : 'returns',
  })
}

const upsideField = (isNow: boolean): Field =>
  computedPercent(isNow ? 'Upside today' : 'Upside that day', {
    about: isNow ? 'Target, adjusted for the splits since, against the last close.' : 'Target against the close of its day.',
    method: 'upside',
  })

const returnName = (window: Window, isExcess: boolean): string =>
  `${isExcess ? 'exc' : 'ret'}${window === 'today' ? 'now' : window}`

const ofTheDay = (field: Field): Field => ({
  ...field,
  about: [field.about, 'Of the record’s day.'].filter(Boolean).join(' '),
  method: 'day',
})

function figureColumns({ name, field, isMultiple }: PriceFigure): readonly JoinColumn[] {
  return [
    { name, field: ofTheDay(field), kind: 'figure', figure: name },
    ...(isMultiple
      ? PERCENTILE_YEARS.map((years): JoinColumn => {
          const named = percentileField(field.label, years)
          return { name: `${name}_${years}y`, field: named, kind: 'percentile', figure: name, years }
        })
      : []),
  ]
}

/** Every column that rows of this kind may be given; those against a group only where there is one. */
export function joinColumns({ dated }: AnyEndpoint, { figures }: JoinSource, terms: JoinTerms): readonly JoinColumn[] {
  const windows: readonly Window[] = [...RETURN_WINDOWS, 'today']
  const returns = (isExcess: boolean) =>
    windows.map((window): JoinColumn => ({
      name: returnName(window, isExcess),
      field: returnField(window, isExcess, terms),
      kind: 'return',
      window,
      isExcess,
    }))
  const upsides = [false, true].map((isNow): JoinColumn => ({
    name: isNow ? 'upside_now' : 'upside_then',
    field: upsideField(isNow),
    kind: 'upside',
    isNow,
  }))
  return [
    ...(dated?.target ? upsides : []),
    ...figures.flatMap(figureColumns),
    ...returns(false),
    ...(terms.against.length > 0 ? returns(true) : []),
  ]
}

/** What an address asks to be joined. A name that is no column is left out. */
export interface JoinRequest extends JoinTerms {
  readonly columns: readonly JoinColumn[]
}

const listIn = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').map((part) => part.trim()))].filter(Boolean)

export function readJoin(endpoint: AnyEndpoint, source: JoinSource, search: URLSearchParams): JoinRequest {
  const terms: JoinTerms = {
    base: search.get('v.base') === 'same' ? 'same' : 'previous',
    against: listIn(search.get('v.against')?.toUpperCase() ?? null),
  }
  const known = joinColumns(endpoint, source, terms)
  const columns = listIn(search.get('v.join')).flatMap((name) => known.find((column) => column.name === name) ?? [])
  return { ...terms, columns }
}

/** The endpoint with these among its computed columns, and shown beside its usual ones. */
export const withJoinColumns = (endpoint: AnyEndpoint, columns: readonly JoinColumn[]): AnyEndpoint => ({
  ...endpoint,
  computed: { ...endpoint.computed, ...Object.fromEntries(columns.map(({ name, field }) => [name, field])) },
  joined: columns.map(({ name }) => computedPath(name)),
})
