/** Finds the filters that a complaint of the service names, so that its words stand beside them, and what is left to quote of it. */
import type { ErrorBody } from '../../api/client/answer/errorBody.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { ValidationIssue, Param } from '../../api/endpoint/params.ts'
import type { ParameterError } from '../../api/client/answer/parameterErrors.ts'

/** `parameters[date_from]` and `date_from` are one name. */
const bare = (name: string): string => (/\[([^\]]+)\]$/.exec(name)?.[1] ?? name).toLowerCase()

const faultOf = (key: string, text: string): ValidationIssue => ({ key, message: `The service says: “${text}”` })

const paramNamed = (endpoint: AnyEndpoint, name: string): string | undefined =>
  Object.entries<Param>(endpoint.params).find(([key, { wire }]) => bare(wire) === bare(name) || key === name)?.[0]

/** At most one for each filter; empty where no filter of the operation is named. */
export function filterErrorsOf(endpoint: AnyEndpoint, { text = '', remarks = [] }: ErrorBody): readonly ValidationIssue[] {
  const found = new Map<string, ValidationIssue>()
  for (const remark of remarks) {
    const key = paramNamed(endpoint, remark.name)
    if (key !== undefined && !found.has(key)) found.set(key, faultOf(key, remark.text))
  }
  if (found.size > 0) return [...found.values()]
  // In running text only a name that is no word of the language counts: "date" and "page" are words too.
  const mentioned = Object.entries<Param>(endpoint.params).filter(([, { wire }]) => {
    const name = bare(wire)
    return name.includes('_') && new Set(text.toLowerCase().split(/[^a-z_]+/)).has(name)
  })
  return mentioned.map(([key]) => faultOf(key, text))
}

/** Quotes in one notice: more would bury the rest of it. */
const MOST = 3

export interface Quote {
  /** The name that it is about, as the service writes it. */
  readonly about?: string
  readonly text: string
}

/** Whether a text says no more than what is said of these names. */
const isCovered = (text: string, remarks: readonly ParameterError[]): boolean =>
  !/[^\s:;,.]/.test(remarks.reduce((left, remark) => left.replace(remark.text, '').replace(remark.name, ''), text))

/** What the service says that stands beside no filter; `endpoint` where filters are on screen, to stand beside. */
export function quotesOf(complaint: ErrorBody, endpoint: AnyEndpoint | undefined): readonly Quote[] {
  const { text = '', remarks = [] } = complaint
  const isBeside = ({ name }: ParameterError): boolean => endpoint !== undefined && paramNamed(endpoint, name) !== undefined
  const placed = remarks.filter(isBeside)
  const isTextBeside =
    isCovered(text, placed) || (placed.length === 0 && endpoint !== undefined && filterErrorsOf(endpoint, complaint).length > 0)
  const others = remarks
    .filter((remark) => !isBeside(remark) && !(text.includes(remark.text) && text.includes(remark.name)))
    .map((remark) => ({ about: remark.name, text: remark.text }))
  return [...(isTextBeside ? [] : [{ text }]), ...others].slice(0, MOST)
}
