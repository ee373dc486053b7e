/** Loads what a brief asks, two asks at once and each page by page: what arrives stays, and what fails is a gap that can be asked again. */
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import { pause } from '../../api/client/retry.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { createPageLoader } from '../../explorer/query/paging/pageLoader.ts'
import { createRequestThrottle } from '../../explorer/query/paging/requestThrottle.ts'
import { createAnswerStore, type AnyRecord, type Answer } from './answerStore.ts'
import type { Ask } from './asks.ts'

/** Pages of one ask: more is no brief, and its own page has the rest. */
const MOST_PAGES = 10
const AT_ONCE = 2
/** The gateway lets thirty requests through at once, and ten a second. */
const BURST = 25

/** Whether a page may follow that has something of the brief: the most recently changed come first. */
function wantsMore({ view, part, since }: Ask, page: readonly AnyRecord[]): boolean {
  if (!part || part.isAhead) return part?.isAhead ?? false
  return page.some((record) => (view.updatedOf(record) ?? since) >= since)
}

interface Loading {
  readonly connection: Connection
  readonly gate: PageActivity
  readonly mostPages: number
  /** Gets how many requests were made since it last heard of any. */
  readonly onRequests: (count: number) => void
}

/** Page after page until the end, or until a page has nothing since; says why it ended. */
function loadAsk(ask: Ask, { connection, gate, mostPages, onRequests }: Loading, signal: AbortSignal): Promise<Partial<Answer>> {
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
      if (now.requests > requests) onRequests(now.requests - requests)
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

export type BriefLoader = ReturnType<typeof createBriefLoader>

/** `mostPages` of one ask; what may follow is told with its answer. */
export function createBriefLoader(connection: Connection, gate: PageActivity, mostPages = MOST_PAGES) {
  const { state, subscribe, put, change, waitingCount, freshOf, add } = createAnswerStore()
  const pace = createRequestThrottle()
  let stopping = new AbortController()
  let isRunning = false
  let isWantedAgain = false

  const loading: Loading = { connection, gate, mostPages, onRequests: (count) => put({ requests: state().requests + count }) }

  async function work(signal: AbortSignal, taken: Set<Ask>): Promise<void> {
    for (;;) {
      const next = state().answers.find(({ ask, status }) => status === 'waiting' && !taken.has(ask))
      if (!next || signal.aborted) return
      taken.add(next.ask)
      await pause(Math.max(0, pace.takeTurn()), signal).catch(() => undefined)
      if (signal.aborted) return
      const sentAt = performance.now()
      const answer = await loadAsk(next.ask, loading, signal).catch((): Partial<Answer> => ({
        status: 'failed',
        failure: new Failure('broken-here'),
      }))
      const { failure } = answer
      if (failure?.kind === 'limited') pace.slowDown(sentAt)
      change(({ ask }) => ask === next.ask, answer)
      // What the plan lacks is not asked for the other tickers too.
      if (failure?.kind === 'not-entitled') {
        const { endpoint } = next.ask.view
        change(({ ask, status }) => status === 'waiting' && ask.view.endpoint === endpoint, { status: 'failed', failure })
      }
    }
  }

  async function run(): Promise<void> {
    const waiting = waitingCount()
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
    if (isWantedAgain && waitingCount() > 0) return run()
    put({ status: signal.aborted ? 'stopped' : 'idle' })
  }

  return {
    state,
    subscribe,
    isAsked: (asks: readonly Ask[]): boolean => freshOf(asks).length === 0,
    /** Adds what is not asked yet, and asks it. */
    ask(asks: readonly Ask[]): void {
      const fresh = freshOf(asks)
      if (fresh.length === 0) return
      add(fresh)
      void run()
    },
    /** Goes on after a stop. */
    resume: () => void run(),
    /** Asks again for what failed, of all operations or of one. */
    retry(endpoint?: AnyEndpoint): void {
      change(({ ask, status }) => status === 'failed' && (endpoint === undefined || ask.view.endpoint === endpoint), {
        status: 'waiting',
        failure: undefined,
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
