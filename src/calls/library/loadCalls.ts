/** Loads calls into the library: those that came since the last visit, then from where loading had stopped to the oldest. */
import type { Connection } from '../../api/client/connection.ts'
import { filteredTranscripts } from '../../endpoints/transcripts/filtered.ts'
import { transcripts, type TranscribedCall } from '../../endpoints/transcripts/endpoint.ts'
import { readCallOf } from '../../endpoints/transcripts/versions/readCall.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import type { PageFailure } from '../../explorer/query/paging/loadAllState.ts'
import type { Added, DistantArchive } from './callArchive.ts'
import type { CallHead } from './callHead.ts'
import { findFilters, knownFilters, type Filters } from './filters.ts'
import { pagesInOrder, type Page, type PagesInOrder } from './pagesInOrder.ts'
import type { Progress } from './progress.ts'
import type { StoredCall } from './storedCall.ts'

/** Calls a request: each brings all its texts along, some hundred kilobytes, and what arrives is read on the page. */
export const PAGE_SIZE = 10

/** Seconds for which the front of the list need not be looked at again. */
const FRESH = 15 * 60

export interface Loading {
  readonly ended: Promise<void>
  /** What was asked for is taken in yet. */
  readonly stop: () => void
}

interface Parts {
  readonly connection: Connection
  readonly archive: Pick<DistantArchive, 'add'>
  readonly gate: PageActivity
  readonly scope: string
  /** Of one company alone, by what the published interface offers. */
  readonly ticker: string | undefined
  /** Whether the front of the list is looked at although it was a short while ago. */
  readonly isAsked: boolean
  readonly progress: () => Progress
  readonly known: () => ReadonlyMap<string, CallHead>
  readonly onPage: (page: Page) => void
  readonly onFilters: (filters: Filters) => void
  readonly onAdded: (added: Added) => Promise<void>
  readonly onWait: (isWaiting: boolean, again: PageFailure | undefined) => void
}

const callsOf = ({ records }: Page): readonly StoredCall[] =>
  (records as readonly TranscribedCall[]).map(readCallOf).filter(({ id }) => id !== '')

interface Run extends Parts {
  /** Aborted once nothing further may be asked. */
  readonly signal: AbortSignal
  readonly pages: (first: number, ahead: number, values?: object) => PagesInOrder
  /** What is new, or said anew since: it was corrected after the call. */
  readonly isChanged: (call: StoredCall) => boolean
  readonly add: DistantArchive['add']
}

function runOf(parts: Parts, signal: AbortSignal): Run {
  const { connection, archive, gate, ticker, progress, known, onAdded, onWait } = parts
  return {
    ...parts,
    signal,
    pages(first, ahead, values = {}) {
      const endpoint = ticker === undefined ? transcripts : filteredTranscripts
      const made = pagesInOrder(endpoint, { ...values, limit: PAGE_SIZE }, first, connection, {
        gate,
        ahead,
        onChange: () => onWait(made.state().status === 'waiting', made.state().again),
      })
      return made
    },
    isChanged(call) {
      const head = known().get(call.id)
      return !head || head.updatedAt !== call.updatedAt
    },
    async add(calls, next, isNewer) {
      const added = await archive.add(calls, next, isNewer)
      // What found no room is not loaded.
      const counted = { ...progress(), calls: added.progress.calls, bytes: added.progress.bytes }
      await onAdded(added.leftOut > 0 ? { ...added, progress: counted } : added)
      return added
    },
  }
}

/** From the first page on until one brings nothing that is not known. */
async function loadNewer({ connection, signal, progress, known, pages, isChanged, add, onPage }: Run): Promise<void> {
  const from = pages(1, 0)
  const found: StoredCall[] = []
  let hits: number | undefined
  for (let page = await from.next(); page; page = await from.next()) {
    onPage(page)
    hits = page.hits
    const changed = callsOf(page).filter(isChanged)
    found.push(...changed)
    if (changed.length === 0 || page.isLast || signal.aborted) break
  }
  from.stop()
  // Half of the new calls would leave a gap behind which nothing looks new.
  if (signal.aborted) return
  const fresh = found.filter(({ id }) => !known().has(id))
  const newer = progress().newer + fresh.length
  const calls = found.map((call) => ({ call, order: known().get(call.id)?.order ?? fresh.indexOf(call) - newer }))
  await add(calls, { ...progress(), newer, hits, checkedAt: connection.now() }, true)
}

/** `moved`: calls came in front meanwhile, and pages are other pages. */
async function loadOlder(run: Run): Promise<'ended' | 'moved'> {
  const { connection, signal, progress, pages, isChanged, add, onPage } = run
  const first = Math.floor((progress().loaded + progress().newer) / PAGE_SIZE)
  const from = pages(first + 1, 1)
  let place = first * PAGE_SIZE
  try {
    for (let page = await from.next(); page; page = await from.next(!signal.aborted)) {
      onPage(page)
      const { hits, newer } = progress()
      if (hits !== undefined && page.hits !== undefined && page.hits > hits) return 'moved'
      const calls = callsOf(page).map((call, row) => ({ call, order: place + row - newer }))
      place += page.records.length
      const next = {
        ...progress(),
        loaded: place - newer,
        hits: page.hits,
        isEnded: page.isLast,
        checkedAt: progress().checkedAt || connection.now(),
      }
      const added = await add(
        calls.filter(({ call }) => isChanged(call)),
        next,
        false,
      )
      if (page.isLast || added.leftOut > 0) return 'ended'
      if (!signal.aborted)
        await lookAtFilters(
          run,
          calls.map(({ call }) => call),
        )
    }
    return 'ended'
  } finally {
    from.stop()
  }
}

/** Once a session, with a company that the newest call is not of. */
async function lookAtFilters({ connection, scope, signal, onFilters }: Run, calls: readonly StoredCall[]): Promise<void> {
  if (knownFilters(scope)) return
  const other = calls.find(({ ticker }) => ticker !== '' && ticker !== calls[0]!.ticker)
  const found = other && (await findFilters(scope, other.ticker, connection, signal))
  if (found) onFilters(found)
}

async function loadCompany({ signal, progress, known, pages, isChanged, add, onPage }: Run, symbol: string): Promise<void> {
  const from = pages(1, 1, { symbol: [symbol] })
  for (let page = await from.next(); page; page = await from.next(!signal.aborted)) {
    onPage(page)
    const calls = callsOf(page).filter((call) => call.ticker === symbol)
    const changed = calls.filter(isChanged)
    const added = await add(
      changed.map((call) => ({ call, order: known().get(call.id)?.order })),
      progress(),
      true,
    )
    if (page.isLast || calls.length === 0 || added.leftOut > 0) break
  }
  from.stop()
}

async function load(run: Run): Promise<void> {
  const { connection, signal, ticker, isAsked, progress } = run
  if (ticker !== undefined) return loadCompany(run, ticker)
  const { isEnded, checkedAt } = progress()
  let isNewerDue = isEnded && (isAsked || connection.now() - checkedAt >= FRESH)
  for (;;) {
    if (isNewerDue) await loadNewer(run)
    if (progress().isEnded || signal.aborted) return
    if ((await loadOlder(run)) === 'ended') return
    isNewerDue = true
  }
}

export function loadCalls(parts: Parts): Loading {
  const stopping = new AbortController()
  return { ended: load(runOf(parts, stopping.signal)), stop: () => stopping.abort() }
}
