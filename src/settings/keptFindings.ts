/** What answers showed in ordinary use of how a service differs from its description: when first, when last, how often, and a few values. */
import { FINDING_KINDS, type Finding, type FindingKind } from '../api/findings/finding.ts'
import { shortened } from '../api/endpoint/quoting.ts'
import { isObject } from '../api/client/exactNumber.ts'
import { createPersistedStore } from './persistedStore.ts'

export interface KeptFinding {
  /** The operation's id. */
  readonly endpoint: string
  readonly kind: FindingKind
  /** A parameter's key or a field's path. */
  readonly subject: string
  readonly asked: string
  readonly examples: readonly string[]
  /** How many answers showed it. */
  readonly answers: number
  /** Unix seconds by this device. */
  readonly first: number
  readonly last: number
}

/** By the service: its host, or `demo`. */
export type KeptFindings = Readonly<Record<string, readonly KeptFinding[]>>

/** Of each service; those that were seen last the longest ago go. */
const KEPT = 200
const SERVICES = 10
const EXAMPLES = 5
/** Of a text. */
const LETTERS = 80

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string'

function readFinding(given: unknown): KeptFinding | undefined {
  if (!isObject(given)) return undefined
  const { endpoint, kind, subject, asked, examples, answers, first, last } = given
  const known = FINDING_KINDS.find((one) => one === kind)
  if (!known || !isText(endpoint) || !isText(subject) || !isText(asked) || !Array.isArray(examples)) return undefined
  if (!isNumber(answers) || !isNumber(first) || !isNumber(last) || !examples.every(isText)) return undefined
  return { endpoint, kind: known, subject, asked, examples, answers, first, last }
}

const kept = createPersistedStore<KeptFindings>('findings', {
  title: 'Findings about services',
  read: (given) =>
    Object.fromEntries(
      Object.entries(isObject(given) ? given : {}).flatMap(([service, list]) => {
        const findings = (Array.isArray(list) ? list : []).flatMap((one: unknown) => readFinding(one) ?? [])
        return findings.length > 0 ? [[service, findings]] : []
      }),
    ),
  write: (value) => value,
})

export const keptFindings = kept.value
export const subscribeToKeptFindings = kept.subscribe

const isSame = (a: Pick<KeptFinding, 'endpoint' | 'kind' | 'subject'>, b: typeof a): boolean =>
  a.endpoint === b.endpoint && a.kind === b.kind && a.subject === b.subject

const latestFirst = (a: KeptFinding, b: KeptFinding): number => b.last - a.last

function joined(a: KeptFinding, b: KeptFinding): KeptFinding {
  const examples = [...new Set([...a.examples, ...b.examples])].slice(0, EXAMPLES)
  const [first, last] = [Math.min(a.first, b.first), Math.max(a.last, b.last)]
  return { ...a, asked: b.asked, examples, answers: a.answers + b.answers, first, last }
}

function withFindings(list: readonly KeptFinding[], more: readonly KeptFinding[]): readonly KeptFinding[] {
  const merged = more.reduce((all, one) => {
    const before = all.find((other) => isSame(other, one))
    return before ? all.with(all.indexOf(before), joined(before, one)) : [...all, one]
  }, list)
  return merged.toSorted(latestFirst).slice(0, KEPT)
}

const withService = (all: KeptFindings, service: string, more: readonly KeptFinding[]): KeptFindings => {
  const others = Object.entries(all).filter(([other]) => other !== service)
  const latest = others.toSorted(([, a], [, b]) => latestFirst(a[0]!, b[0]!)).slice(0, SERVICES - 1)
  return Object.fromEntries([[service, withFindings(all[service] ?? [], more)], ...latest])
}

/** Notes what one answer of an operation showed, at a moment in Unix seconds. */
export function noteFindings(service: string, endpoint: string, findings: readonly Finding[], now: number): void {
  const noted = findings.map(({ kind, subject, asked, examples }): KeptFinding => {
    const few = examples.map((text) => shortened(text, LETTERS))
    return { endpoint, kind, subject, asked: shortened(asked, LETTERS), examples: few, answers: 1, first: now, last: now }
  })
  if (noted.length > 0) kept.update((all) => withService(all, service, noted))
}

/** Forgets those of one service, or all; gives the way back, on which what was found since is added. */
export function forgetFindings(service?: string): () => void {
  const before = kept.readAgain()
  const isMeant = (name: string): boolean => service === undefined || name === service
  kept.update((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !isMeant(name))))
  return () =>
    kept.update((since) =>
      Object.entries(before)
        .filter(([name]) => isMeant(name))
        .reduce((all, [name, findings]) => withService(all, name, findings), since),
    )
}
