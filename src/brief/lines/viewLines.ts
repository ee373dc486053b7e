/** The lines of one operation in a brief: its records read, placed with their companies, and what is to be told of how they came. */
import type { AnyBriefView, BriefLine, BriefSpan } from '../../api/endpoint/briefView.ts'
import type { GivenSplit } from '../../api/endpoint/companyView.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { identityOf } from '../../api/endpoint/identityOf.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import { askAddress } from '../asking/asks.ts'
import type { Answer } from '../asking/answerStore.ts'

type AnyRecord = RecordOf<AnyEndpoint>

/** A field of a record that says something else than when it was last seen. */
export interface ChangedField {
  readonly label: string
  /** Empty where there was nothing. */
  readonly from: string
  readonly to: string
}

/** What became of a record since it was seen; `undefined` where it was not, or where nothing is kept. */
export type ChangesOf = (endpoint: AnyEndpoint, record: AnyRecord) => readonly ChangedField[] | undefined

export interface PlacedLine extends BriefLine {
  readonly key: string
  readonly dataset: string
  /** The page of the dataset with the record open. */
  readonly to: string
  /** The page of the request that it came with. */
  readonly request: string
  readonly changes: readonly ChangedField[]
}

export interface Basis extends BriefSpan {
  readonly tickers: readonly string[]
  readonly scenario: string | undefined
  readonly splitsOf: ((ticker: string) => readonly GivenSplit[]) | undefined
  readonly changesOf: ChangesOf
  readonly valuation: Valuation | undefined
}

/** What prices add, once they are there. */
export interface Valuation {
  readonly dataset: string
  readonly lineOf: (ticker: string) => BriefLine | undefined
  readonly upsideOf: (line: BriefLine, ticker: string) => string | undefined
  /** The page with the prices of a company. */
  readonly addressOf: (ticker: string) => string
}

/** A class of shares is written with a dot, a stroke or a dash. */
const plain = (ticker: string): string => ticker.toUpperCase().replace(/[/-]/g, '.')

export interface ViewReading {
  /** Of the operation. */
  readonly id: string
  /** Records that changed since. */
  readonly changed: number
  readonly lines: readonly (PlacedLine & { readonly ticker: string })[]
  readonly names: ReadonlyMap<string, string>
  readonly remarks: readonly string[]
}

export function readView(view: AnyBriefView, answers: readonly Answer[], basis: Basis): ViewReading {
  const { endpoint } = view
  const { since, today, tickers, scenario, splitsOf } = basis
  const own = answers.filter(({ ask }) => ask.part !== undefined)
  const idsOf = (isWanted: (answer: Answer) => boolean): ReadonlySet<string> =>
    new Set(own.filter(isWanted).flatMap(({ records }) => records.map((record) => identityOf(endpoint, record))))
  const ahead = idsOf(({ ask }) => ask.part?.isAhead === true)
  const major = idsOf(({ ask }) => ask.part?.isMajor === true)
  const store = createRowStore(
    endpoint,
    own.flatMap(({ records }) => records),
  )
  const all = store.records()
  const isOld = (record: AnyRecord): boolean =>
    !ahead.has(identityOf(endpoint, record)) && (view.updatedOf(record) ?? since) < since
  const rows = [...all.keys()].filter((row) => !isOld(all[row]!))
  const records = rows.map((row) => all[row]!)
  // Without the splits between, an earlier price would be held against one of other shares.
  const earlier = splitsOf ? answers.filter(({ ask }) => !ask.part).flatMap((answer) => answer.records) : []
  const isMajor = (record: AnyRecord): boolean => major.has(identityOf(endpoint, record))
  const lines = view.linesOf(records, { since, today, earlier, splitsOf: splitsOf ?? (() => []), isMajor })

  const names = new Map<string, string>()
  const placed: (PlacedLine & { ticker: string })[] = []
  let others = 0
  records.forEach((record, place) => {
    const line = lines[place]
    const companies = view.companiesOf(record)
    const isAhead = ahead.has(identityOf(endpoint, record))
    const part = view.asks.find((one) => (one.isAhead ?? false) === isAhead)!
    const named = tickers.filter((ticker) => companies.some((company) => plain(company.ticker) === plain(ticker)))
    if (named.length === 0 && line) others += 1
    for (const ticker of named) {
      const name = companies.find((company) => plain(company.ticker) === plain(ticker))?.name
      if (name) names.set(ticker, name)
      if (!line) continue
      const texts = part.textsFor(basis)
      const id = store.idOf(rows[place]!)
      placed.push({
        ...line,
        ticker,
        key: `${endpoint.id} ${id}`,
        dataset: endpoint.title,
        to: askAddress(endpoint, [ticker], { ...texts, 'v.open': id }, scenario).address,
        request: own.find(({ ask }) => ask.part === part && ask.tickers.includes(ticker))?.ask.address ?? `/${endpoint.id}`,
        changes: basis.changesOf(endpoint, store.record(rows[place]!)) ?? [],
      })
    }
  })
  const old = all.length - rows.length
  const count = (number: number): string => `${number} ${endpoint.noun}`
  const askedSince = idsOf(({ ask }) => !ask.part?.isAhead)
  return {
    id: endpoint.id,
    changed: records.filter(
      (record) => askedSince.has(identityOf(endpoint, record)) && (view.updatedOf(record) ?? since) >= since,
    ).length,
    lines: placed,
    names,
    remarks: [
      ...(old > 0
        ? [`${endpoint.title}: the service did not heed “updated since”; ${count(old)} from before are left out.`]
        : []),
      ...(others > 0 ? [`${endpoint.title}: ${count(others)} name none of these companies and are left out.`] : []),
      ...(answers.some(({ ask, status }) => !ask.part && status === 'failed')
        ? [`${endpoint.title}: earlier records could not be asked; what was before is told where a record says it.`]
        : []),
      ...(own.some(({ mayFollow }) => mayFollow) ? [`${endpoint.title}: more than is shown; the rest is on its own page.`] : []),
    ],
  }
}
