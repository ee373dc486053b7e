/** What a company's page makes of an answer, once for each: records that cannot be read there fail their own panel and no other. */
import type { Reply } from '../api/client/client.ts'
import type {
  AnyCompanyView,
  CompanyIdentity,
  DailyPrice,
  Fact,
  GivenSplit,
  GivenTarget,
  PricePoint,
  RecordsNote,
  TimelineEvent,
} from '../api/endpoint/companyView.ts'
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import type { RequestLogEntry } from '../api/client/requestLog.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import { Failure } from '../api/client/failure.ts'
import { NOWHERE, type Home } from '../api/endpoint/listings.ts'
import { createRowStore, type RowStore } from '../explorer/rows/rowStore.ts'

type AnyRecord = RecordOf<AnyEndpoint>

/** An event with the record it stands for. */
export interface Placed extends TimelineEvent {
  readonly id: string
}

export interface Reading {
  /** With the types that are declared. */
  readonly records: readonly AnyRecord[]
  /** As it was sent, by the id of its event; rows of one id that differ are told apart as in a table. */
  readonly sentRecord: (id: string) => AnyRecord | undefined
  /** With the types that are declared, by the id of its event. */
  readonly recordOf: (id: string) => AnyRecord | undefined
  readonly idAt: (row: number) => string | undefined
  /** Newest first. */
  readonly events: readonly Placed[]
  readonly prices: readonly PricePoint[]
  /** The day of the latest record, where that is no event. */
  readonly changed: IsoDay | undefined
  readonly dailyPrices: readonly DailyPrice[]
  readonly targets: readonly GivenTarget[]
  readonly splits: readonly GivenSplit[]
  readonly facts: readonly Fact[] | undefined
  readonly notes: readonly RecordsNote[]
  /** What it says of the company, once it is known what all of them say of where that is at home. */
  readonly identityAt: (home: Home) => CompanyIdentity | undefined
  readonly home: Partial<Home>
}

export const NOTHING_READ: Reading = {
  records: [],
  sentRecord: () => undefined,
  recordOf: () => undefined,
  idAt: () => undefined,
  events: [],
  prices: [],
  changed: undefined,
  dailyPrices: [],
  targets: [],
  splits: [],
  facts: undefined,
  notes: [],
  identityAt: () => undefined,
  home: {},
}

/** The outcome, or the failure that a fault of ours is told as. */
export function attempt<T>(read: () => T, exchange: RequestLogEntry | undefined): T | Failure {
  try {
    return read()
  } catch {
    return new Failure('broken-here', exchange)
  }
}

/** The events of the loaded rows, newest first as the services give them; what has no day is left out. */
export function eventsOf(view: AnyCompanyView, store: RowStore): readonly Placed[] {
  const records = store.records()
  return records
    .flatMap((record, row): Placed[] => {
      const event = view.eventOf?.(record, row, records)
      return event ? [{ ...event, id: store.idOf(row) }] : []
    })
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

function read(view: AnyCompanyView, reply: Reply<AnyRecord>, spelling: string): Reading {
  const store = createRowStore(view.endpoint, reply.records)
  const records = store.records()
  if (records.length === 0) return NOTHING_READ
  const identityAt = (home: Home): CompanyIdentity | undefined => view.identityOf?.(records, spelling, home)
  // Records that cannot be read for it fail here, where their own panel says so, and not in the head of the page.
  identityAt(NOWHERE)
  return {
    records,
    sentRecord: (id) => {
      const row = store.rowOf(id)
      return row < 0 ? undefined : store.record(row)
    },
    recordOf: (id) => records[store.rowOf(id)],
    idAt: store.idOf,
    events: eventsOf(view, store),
    prices: view.pricesOf?.(records) ?? [],
    changed: view.changedOf?.(records),
    dailyPrices: view.dailyPricesOf?.(records) ?? [],
    targets: view.targetsOf?.(records) ?? [],
    splits: view.splitsOf?.(records) ?? [],
    facts: view.factsOf?.(records),
    notes: view.notesOf?.(records) ?? [],
    identityAt,
    home: view.homeOf?.(records) ?? {},
  }
}

/** An answer is read by one view alone: the query that brought it is the view's. */
const readings = new WeakMap<Reply, Reading | Failure>()

export function readingOf(view: AnyCompanyView, reply: Reply<AnyRecord>, spelling: string): Reading | Failure {
  const known = readings.get(reply)
  if (known) return known
  const made = attempt(() => read(view, reply, spelling), reply.logEntry)
  readings.set(reply, made)
  return made
}
