/** What an answer that holds no list of records says: of the service, of the plan, of the key, or of the way there. */
import type { Failure, FailureKind } from '../api/client/failure.ts'
import { difference, type Finding } from './finding.ts'

const ABOUT_KEY: readonly FailureKind[] = ['key-missing', 'key-refused', 'account-refused']
/** The answer came whole and is none that the specification describes. */
const OF_SHAPE: readonly FailureKind[] = ['unexpected-shape', 'no-records', 'reported', 'unreadable', 'ends-early', 'too-deep']
/** A question that the specification allows was refused. */
const OF_QUESTION: readonly FailureKind[] = ['rejected', 'too-many-values', 'refused']

export const isAboutKey = ({ kind }: Failure): boolean => ABOUT_KEY.includes(kind)

/** `<` begins XML and web pages and no JSON. */
const isMarkup = ({ exchange }: Failure): boolean => /^\s*</.test(exchange?.body ?? '') && exchange?.status === 200

/** The kind and the status, the service's own words, and the system's name for what went wrong on the way. */
export function wordsOfFailure({ kind, exchange, complaint, detail }: Failure, trouble?: string): string {
  const what = kind.replace(/-directly$/, '').replaceAll('-', ' ')
  const said = complaint.text ?? detail ?? (exchange?.status === undefined ? trouble : undefined)
  return [what, exchange?.status !== undefined && `status ${exchange.status}`, said].filter(Boolean).join(', ')
}

/** `undefined` where the failure says nothing about what was promised. */
export function failureFinding(failure: Failure, isFirst: boolean): Finding | undefined {
  const { kind, exchange } = failure
  if (isMarkup(failure)) {
    const form = /^\s*<(!doctype html|html)/i.test(exchange?.body ?? '') ? 'A web page' : 'XML'
    return difference('format', '', `${form} came where JSON was asked for (${exchange?.contentType ?? 'no content type'}).`)
  }
  const words = wordsOfFailure(failure)
  if (OF_SHAPE.includes(kind)) return difference('envelope', '', `No list of records could be read: ${words}.`)
  if (OF_QUESTION.includes(kind) && !isFirst)
    return difference('refused', '', `A question that the specification allows was refused: ${words}.`)
  return undefined
}
