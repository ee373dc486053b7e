/** The report of a check as plain data: what was asked of each dataset, what was found, and what that comes to. */
import type { Finding } from './finding.ts'

export interface RequestMade {
  /** Path and query, never with a key. */
  readonly path: string
  /** Absent where no answer came. */
  readonly status: number | undefined
  /** Absent where no list of records came. */
  readonly records: number | undefined
}

export interface StepResult {
  readonly name: string
  readonly result: 'as stated' | 'differs' | 'not judged'
  readonly why?: string
}

export interface OperationReport {
  readonly id: string
  readonly title: string
  readonly path: string
  /** Of the specification. */
  readonly section: string
  readonly state: 'checked' | 'not entitled' | 'not checked'
  /** Why it was not checked. */
  readonly why?: string
  readonly steps: readonly StepResult[]
  readonly findings: readonly Finding[]
  readonly requests: readonly RequestMade[]
}

export interface ServiceReport {
  /** The base address that was asked. */
  readonly service: string
  /** When the check began, ISO 8601. */
  readonly began: string
  readonly requests: number
  readonly mostRequests: number
  /** Milliseconds. */
  readonly slowAfter: number
  /** Why the check ended early: the key. */
  readonly ended?: string
  readonly operations: readonly OperationReport[]
}

/** 0: as stated, notes aside. 1: at least one difference. 2: no difference, and something could not be checked. */
export function exitCodeOf({ operations, ended }: ServiceReport): 0 | 1 | 2 {
  if (operations.some(({ findings }) => findings.some(({ severity }) => severity === 'difference'))) return 1
  const isWhole = ({ state, steps }: OperationReport): boolean =>
    state === 'checked' && steps.every(({ result }) => result !== 'not judged')
  return ended === undefined && operations.every(isWhole) ? 0 : 2
}
