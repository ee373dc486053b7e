/** The answers to what a brief asks, as they come: what is waited for, there or failed. */
import type { Failure } from '../../api/client/failure.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { createSignal } from '../../lib/signal.ts'
import type { Ask } from './asks.ts'

export type AnyRecord = RecordOf<AnyEndpoint>

export interface Answer {
  readonly ask: Ask
  readonly status: 'waiting' | 'there' | 'failed'
  /** As they were sent. */
  readonly records: readonly AnyRecord[]
  readonly failure: Failure | undefined
  /** Whether more may follow than were loaded. */
  readonly mayFollow: boolean
}

export interface BriefState {
  readonly status: 'idle' | 'running' | 'stopped'
  readonly answers: readonly Answer[]
  readonly requests: number
}

export function createAnswerStore() {
  const { get: state, set, subscribe } = createSignal<BriefState>({ status: 'idle', answers: [], requests: 0 })
  const put = (changes: Partial<BriefState>): void => set({ ...state(), ...changes })
  return {
    state,
    subscribe,
    put,
    /** Changes those answers that are meant. */
    change: (isMeant: (answer: Answer) => boolean, changes: Partial<Answer>): void =>
      put({ answers: state().answers.map((answer) => (isMeant(answer) ? { ...answer, ...changes } : answer)) }),
    waitingCount: (): number => state().answers.filter(({ status }) => status === 'waiting').length,
    /** Those that are not asked yet. */
    freshOf(asks: readonly Ask[]): readonly Ask[] {
      const known = new Set(state().answers.map(({ ask }) => `${ask.address} ${ask.part?.isMajor ?? ''}`))
      return asks.filter(({ address, part }) => !known.has(`${address} ${part?.isMajor ?? ''}`))
    },
    /** Adds asks whose answers are waited for from now on. */
    add(asks: readonly Ask[]): void {
      const answers = asks.map((ask): Answer => ({ ask, status: 'waiting', records: [], failure: undefined, mayFollow: false }))
      put({ answers: [...state().answers, ...answers] })
    },
  }
}
