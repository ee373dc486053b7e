/** What the last check of each saved brief found: how much is new, since when, and nothing of what it says. All tabs go by it. */
import { createPersistedStore } from './persistedStore.ts'

export interface BriefCheck {
  /** When it was begun, in Unix milliseconds of this device. */
  readonly at: number
  /** What counts as new, in Unix seconds. */
  readonly since: number
  /** `undefined` until all is asked. */
  readonly found?: {
    readonly count: number
    /** Whether there may be more than were counted. */
    readonly isMore: boolean
    /** Titles of the datasets that failed. */
    readonly missing: readonly string[]
  }
}

/** By the connection and the address of the brief. */
type Checks = Readonly<Record<string, BriefCheck>>

/** The oldest are forgotten. */
const KEPT = 50

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function readFound(given: unknown): BriefCheck['found'] {
  const { count, isMore, missing } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  if (!isNumber(count) || typeof isMore !== 'boolean' || !Array.isArray(missing)) return undefined
  return { count, isMore, missing: missing.filter((title) => typeof title === 'string') }
}

function readCheck(given: unknown): BriefCheck | undefined {
  const { at, since, found } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  if (!isNumber(at) || !isNumber(since)) return undefined
  const read = readFound(found)
  return { at, since, ...(read && { found: read }) }
}

const checks = createPersistedStore<Checks>('brief.checks', {
  title: 'Checks of briefs',
  read: (kept) =>
    Object.fromEntries(
      Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).flatMap(([name, given]) => {
        const check = readCheck(given)
        return check ? [[name, check]] : []
      }),
    ),
  write: (value) => value,
})

export const briefChecks = checks.value
export const subscribeToBriefChecks = checks.subscribe
/** What another tab noted a moment ago is among them. */
export const readBriefChecksAgain = checks.readAgain

export const noteBriefCheck = (name: string, check: BriefCheck): void =>
  checks.update((before) => {
    const others = Object.entries(before).filter(([other]) => other !== name)
    return Object.fromEntries([...others.toSorted(([, a], [, b]) => b.at - a.at).slice(0, KEPT - 1), [name, check]])
  })

export const forgetBriefChecks = (): void => checks.update(() => ({}))
