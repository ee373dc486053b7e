/** Reads which parameters a complaint is about, out of the shapes in which services name them (RFC 9457, JSON:API, plain lists and maps). */
import { isObject } from '../exactNumber.ts'

/** What is said of one parameter, named as the service names it. */
export interface ParameterError {
  readonly name: string
  readonly text: string
}

const NAMES = ['parameter', 'param', 'field', 'name', 'pointer', 'loc'] as const
const TEXTS = ['detail', 'message', 'reason', 'msg', 'text', 'value', 'title'] as const
/** Where lists of such items are found; `detail` is a list in some frameworks. */
const PLACES = ['errors', 'invalid_params', 'invalid-params', 'params', 'detail', 'details'] as const
const LONGEST = 300

const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** `#/query/date_from` and `["query", "date_from"]` name their last part. */
function nameIn(item: Record<string, unknown>): string {
  const found = NAMES.map((key) => item[key]).find((value) => said(value) !== '' || Array.isArray(value))
  const name = Array.isArray(found) ? said(found.at(-1)) : said(found)
  return name.startsWith('#') || name.startsWith('/') ? (name.split('/').at(-1) ?? '') : name
}

function remarkOf(item: unknown): ParameterError | undefined {
  // "tickers: unknown"
  const [, spelled, rest] = /^([\w.[\]-]{1,60}): (.+)$/su.exec(said(item)) ?? []
  if (spelled && rest) return { name: spelled, text: rest.slice(0, LONGEST) }
  if (!isObject(item)) return undefined
  const name = nameIn(item) || (isObject(item.source) ? nameIn(item.source) : '')
  const text = TEXTS.map((key) => said(item[key])).find((words) => words !== '')
  return name && text ? { name, text: text.slice(0, LONGEST) } : undefined
}

/** A list of names alone: what is said beside it is said of each. */
function ofNames({ params, message }: Record<string, unknown>): readonly ParameterError[] {
  const text = said(message).slice(0, LONGEST)
  const names = Array.isArray(params) ? params.map(said).filter((name) => /^[\w.[\]-]{1,60}$/.test(name)) : []
  return text === '' ? [] : names.map((name) => ({ name, text }))
}

/** What a body says of single parameters, itself or in its `error`; empty where it names none. */
export function parameterErrorsOf(body: unknown): readonly ParameterError[] {
  if (!isObject(body)) return []
  const items = PLACES.flatMap((place): readonly unknown[] => {
    const listed = body[place]
    if (Array.isArray(listed)) return listed
    if (isObject(listed) && TEXTS.some((key) => Object.hasOwn(listed, key))) return [listed]
    // { "date_from": ["must be a day"] }
    return isObject(listed) ? Object.entries(listed).map(([name, words]) => ({ name, text: [words].flat().find(said) })) : []
  })
  const own = [...items, body].map(remarkOf).filter((remark) => remark !== undefined)
  return [...own, ...ofNames(body), ...parameterErrorsOf(body.error)]
}
