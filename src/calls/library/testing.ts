/** What the tests of the library begin with: a service of calls that counts what it is asked, and tabs of one browser. */
import { connectionTo } from '../../test/connection.ts'
import { createCallArchive, type DistantArchive } from './callArchive.ts'
import { createCallLibrary } from './callLibrary.ts'
import type { CallLibrary } from './libraryState.ts'

const OPEN = { isOpen: () => true, subscribe: () => () => {} }

/** Call `number`, the higher the newer; every fifth of HALO. */
export const call = (
  number: number,
  said = `Operator: Good day, Jane Doe. Margin of call ${number} rose.\nJane Doe: Thank you.`,
) => ({
  call_id: `call-${number}`,
  symbol: number % 5 === 0 ? 'HALO' : 'ACME',
  name: 'Company',
  call_title: `Company Q${(number % 4) + 1} 20${20 + (number % 6)} Earnings Call`,
  start_time: new Date(Date.UTC(2024, 0, 1) + number * 86_400_000).toISOString(),
  updated_at: '2026-11-01T00:00:00Z',
  transcripts: [{ type: 'NON_LIVE', text: said }],
})

type Sent = ReturnType<typeof call>

export interface Service {
  /** Newest first. */
  calls: Sent[]
  /** Path and query of every request. */
  readonly asked: string[]
  /** Pages that were asked for without a filter, in order. */
  readonly pages: () => readonly number[]
  fetch: (request: Request) => Promise<Response>
  honoursFilters: boolean
}

export function serviceOf(count: number): Service {
  const asked: string[] = []
  return {
    calls: Array.from({ length: count }, (_, at) => call(count - at)),
    asked,
    honoursFilters: false,
    pages: () =>
      asked.flatMap((path) => {
        const search = new URL(path, 'https://service.test').searchParams
        return search.has('symbol') ? [] : [Number(search.get('page') ?? 1)]
      }),
    async fetch({ url }) {
      const { pathname, search, searchParams } = new URL(url)
      asked.push(pathname + search)
      const page = Number(searchParams.get('page') ?? 1)
      const size = Number(searchParams.get('page_size') ?? 10)
      const symbol = this.honoursFilters ? searchParams.get('symbol') : null
      const calls = symbol === null ? this.calls : this.calls.filter((one) => one.symbol === symbol)
      return Response.json({
        data: calls.slice((page - 1) * size, page * size),
        pagination: { hits: calls.length, page, page_count: Math.ceil(calls.length / size), page_size: size },
      })
    },
  }
}

export const archiveHere = (): DistantArchive => {
  const archive = createCallArchive()
  return {
    open: archive.open,
    add: archive.add,
    heads: async () => archive.heads(),
    call: archive.call,
    search: archive.search,
    forget: archive.forget,
  }
}

/** A tab of this browser, as it is after loading its page. */
export function tab(service: Service, { now = 1_795_000_000, most = 10_000_000, locks }: TabOptions = {}): CallLibrary {
  const connection = connectionTo({ fetch: (request) => service.fetch(request), now: () => now })
  const library = createCallLibrary({ connection, archive: archiveHere(), gate: OPEN, most, locks })
  open.push(library)
  return library
}

const open: CallLibrary[] = []

export function closeTabs(): void {
  for (const library of open.splice(0)) library.close()
}

interface TabOptions {
  readonly now?: number
  readonly most?: number
  readonly locks?: Pick<LockManager, 'request'>
}

export const everyCall = { text: 'margin', tickers: [], most: { calls: 1000, lines: 3 } } as const

/** Resolves once the library is in a state. */
export const until = (library: CallLibrary, holds: (state: ReturnType<CallLibrary['state']>) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!holds(library.state())) return
      leave()
      resolve()
    }
    const leave = library.subscribe(look)
    look()
  })

const isAtRest = ({ status }: ReturnType<CallLibrary['state']>): boolean => status === 'idle' || status === 'failed'

/** Loads until it ends or fails. */
export async function loaded(library: CallLibrary): Promise<ReturnType<CallLibrary['state']>> {
  await until(library, isAtRest)
  library.load()
  await until(library, (state) => !isAtRest(state))
  await until(library, isAtRest)
  return library.state()
}

/** The locks of a browser, as far as two tabs need them: one holds it, the others wait in turn or give up. */
export function locksOfBrowser(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve()
  const request = async (_: string, { signal }: LockOptions, act: () => Promise<unknown>): Promise<unknown> => {
    const before = last
    let free = (): void => undefined
    last = new Promise<void>((resolve) => (free = resolve))
    try {
      await Promise.race([before, new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))])
      return await act()
    } finally {
      void before.then(free)
    }
  }
  return { request: request as LockManager['request'] }
}
