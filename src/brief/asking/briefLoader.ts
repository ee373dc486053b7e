/** Loads what a brief asks, two asks at once and each page by page: what arrives stays, and what fails is a gap that can be asked again. */
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import { pause } from '../../api/client/retry.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { createPageLoader } from '../../explorer/query/paging/pageLoader.ts'
import { createRequestThrottle } from '../../explorer/query/paging/requestThrottle.ts'
import { createSignal } from '../../lib/signal.ts'
import type { Ask } from './asks.ts'

type AnyRecord = RecordOf<AnyEndpoint>

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

/** Pages of one ask: more is no brief, and its own page has the rest. */
const MOST_PAGES = 10
const AT_ONCE = 2
/** The gateway lets thirty requests through at once, and ten a second. */
const BURST = 25

export type BriefLoader = ReturnType<typeof createBriefLoader>

/** `mostPages` of one ask; what may follow is told with its answer. */
export function createBriefLoader(connection: Connection, gate: PageActivity, mostPages = MOST_PAGES) {
  const { get: state, set, subscribe } = createSignal<BriefState>({ status: 'idle', answers: [], requests: 0 })
  const put = (changes: Partial<BriefState>): void => set({ ...state(), ...changes })
  const pace = createRequestThrottle()
  let stopping = new AbortController()
  let isRunning = false
  let isWantedAgain = false

  const replace = (ask: Ask, changes: Partial<Answer>): void =>
    put({ answers: state().answers.map((answer) => (answer.ask === ask ? { ...answer, ...changes } : answer)) })

  /** What the plan lacks is not asked for the other tickers too. */
  const refuse = (endpoint: AnyEndpoint, failure: Failure): void =>
    put({
      answers: state().answers.map((answer) =>
        answer.ask.view.endpoint === endpoint && answer.status === 'waiting' ? { ...answer, status: 'failed', failure } : answer,
      ),
    })

  /** Whether a page may follow that has something of the brief: the most recently changed come first. */
  function wantsMore({ view, part, since }: Ask, page: readonly AnyRecord[]): boolean {
    if (!part || part.isAhead) return part?.isAhead ?? false
    return page.some((record) => (view.updatedOf(record) ?? since) >= since)
  }

  /** Page after page until the end, or until a page has nothing since; says why it ended. */
  function load(ask: Ask, signal: AbortSignal): Promise<Partial<Answer>> {
    const { endpoint } = ask.view
    const loader = createPageLoader(endpoint, ask.values, endpoint.params.page.range.least, connection, gate)
    let requests = 0
    let rows = 0
    return new Promise((resolve) => {
      const end = (answer: Partial<Answer>): void => {
        leave()
        signal.removeEventListener('abort', abort)
        loader.stop()
        const records = Array.from({ length: loader.store.size }, (_, row) => loader.store.record(row))
        resolve({ records, ...answer })
      }
      const abort = (): void => end({ status: 'waiting' })
      const leave = loader.subscribe(() => {
        const { status, failure, pages, ...now } = loader.state()
        if (now.requests > requests) put({ requests: state().requests + now.requests - requests })
        requests = now.requests
        if (status === 'failed') return end({ status: 'failed', failure: failure?.reason })
        if (status === 'ended' || status === 'exhausted') return end({ status: 'there', mayFollow: status === 'exhausted' })
        if (status !== 'idle' || pages === 0) return
        const page = Array.from({ length: loader.store.size - rows }, (_, row) => loader.store.declared(rows + row))
        rows = loader.store.size
        if (!wantsMore(ask, page)) return end({ status: 'there', mayFollow: false })
        if (pages >= mostPages) return end({ status: 'there', mayFollow: true })
        loader.run(pages + 1)
      })
      signal.addEventListener('abort', abort, { once: true })
      loader.run(1)
    })
  }

  async function work(signal: AbortSignal, taken: Set<Ask>): Promise<void> {
    for (;;) {
      const next = state().answers.find(({ ask, status }) => status === 'waiting' && !taken.has(ask))
      if (!next || signal.aborted) return
      taken.add(next.ask)
      await pause(Math.max(0, pace.takeTurn()), signal).catch(() => undefined)
      if (signal.aborted) return
      const sentAt = performance.now()
      const answer = await load(next.ask, signal).catch((): Partial<Answer> => ({
        status: 'failed',
        failure: new Failure('broken-here'),
      }))
      if (answer.failure?.kind === 'limited') pace.slowDown(sentAt)
      replace(next.ask, answer)
      if (answer.failure?.kind === 'not-entitled') refuse(next.ask.view.endpoint, answer.failure)
    }
  }

  const waitingNow = (): number => state().answers.filter(({ status }) => status === 'waiting').length

  async function run(): Promise<void> {
    const waiting = waitingNow()
    if (isRunning) isWantedAgain = true
    if (isRunning || waiting === 0) return
    if (stopping.signal.aborted) stopping = new AbortController()
    const { signal } = stopping
    if (waiting > BURST) pace.slowDown(0)
    isRunning = true
    isWantedAgain = false
    put({ status: 'running' })
    const taken = new Set<Ask>()
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(signal, taken)))
    isRunning = false
    // What was added, asked again or resumed meanwhile.
    if (isWantedAgain && waitingNow() > 0) return run()
    put({ status: signal.aborted ? 'stopped' : 'idle' })
  }

  /** Those that are not asked yet. */
  function freshOf(asks: readonly Ask[]): readonly Ask[] {
    const known = new Set(state().answers.map(({ ask }) => `${ask.address} ${ask.part?.isMajor ?? ''}`))
    return asks.filter(({ address, part }) => !known.has(`${address} ${part?.isMajor ?? ''}`))
  }

  return {
    state,
    subscribe,
    isAsked: (asks: readonly Ask[]): boolean => freshOf(asks).length === 0,
    /** Adds what is not asked yet, and asks it. */
    ask(asks: readonly Ask[]): void {
      const fresh = freshOf(asks)
      if (fresh.length === 0) return
      const answers = fresh.map((ask): Answer => ({ ask, status: 'waiting', records: [], failure: undefined, mayFollow: false }))
      put({ answers: [...state().answers, ...answers] })
      void run()
    },
    /** Goes on after a stop. */
    resume: () => void run(),
    /** Asks again for what failed, of all operations or of one. */
    retry(endpoint?: AnyEndpoint): void {
      put({
        answers: state().answers.map((answer) =>
          answer.status === 'failed' && (endpoint === undefined || answer.ask.view.endpoint === endpoint)
            ? { ...answer, status: 'waiting', failure: undefined }
            : answer,
        ),
      })
      void run()
    },
    /** What arrived is kept. */
    stop(): void {
      if (state().status !== 'running') return
      isWantedAgain = false
      stopping.abort()
      put({ status: 'stopped' })
    },
  }
}
