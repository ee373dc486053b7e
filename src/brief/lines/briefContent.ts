/** A brief out of what was answered: the lines of each company in order, and what is missing. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { Failure } from '../../api/client/failure.ts'
import { attempt } from '../../company/reading.ts'
import type { Answer } from '../asking/answerStore.ts'
import { compareCompanies, compareLines } from '../materiality.ts'
import { readView, type Basis, type PlacedLine } from './viewLines.ts'

export interface CompanyBrief {
  readonly ticker: string
  readonly name: string | undefined
  readonly lines: readonly PlacedLine[]
}

export interface Gap {
  readonly endpoint: AnyEndpoint
  readonly failure: Failure
  /** Those that it is missing for; all of the brief where the list is empty. */
  readonly tickers: readonly string[]
}

export interface Content {
  /** Those with lines, the most material first. */
  readonly companies: readonly CompanyBrief[]
  /** Those of which nothing came, though everything was asked. */
  readonly quiet: readonly string[]
  readonly gaps: readonly Gap[]
  /** How many records of each operation changed since, by its id. */
  readonly changed: ReadonlyMap<string, number>
  /** What a reader has to know of how the records came. */
  readonly remarks: readonly string[]
}

/** The failures of one operation for one reason are one gap. */
function gapsOf(answers: readonly Answer[]): readonly Gap[] {
  const failed = answers.filter(({ status, ask }) => status === 'failed' && ask.part !== undefined)
  const groups = Map.groupBy(failed, ({ ask, failure }) => `${ask.view.endpoint.id} ${failure?.kind}`)
  return [...groups.values()].map((group) => ({
    endpoint: group[0]!.ask.view.endpoint as AnyEndpoint,
    failure: group[0]!.failure ?? new Failure('broken-here'),
    tickers: [...new Set(group.flatMap(({ ask }) => ask.tickers))],
  }))
}

function withUpside(line: PlacedLine & { readonly ticker: string }, { valuation }: Basis): PlacedLine {
  const upside = valuation?.upsideOf(line, line.ticker)
  return upside === undefined ? line : { ...line, detail: [line.detail, upside].filter(Boolean).join('; ') }
}

function valuationLines(ticker: string, { valuation }: Basis): readonly PlacedLine[] {
  const line = valuation?.lineOf(ticker)
  if (!valuation || !line) return []
  const address = valuation.addressOf(ticker)
  return [{ ...line, key: `prices ${ticker}`, dataset: valuation.dataset, to: address, request: address, changes: [] }]
}

export function briefContent(answers: readonly Answer[], basis: Basis): Content {
  const views = [...new Set(answers.map(({ ask }) => ask.view))]
  const gaps = [...gapsOf(answers)]
  const read = views.flatMap((view) => {
    const reading = attempt(
      () =>
        readView(
          view,
          answers.filter(({ ask }) => ask.view === view),
          basis,
        ),
      undefined,
    )
    if (!(reading instanceof Failure)) return [reading]
    gaps.push({ endpoint: view.endpoint as AnyEndpoint, failure: reading, tickers: basis.tickers })
    return []
  })
  const companies = basis.tickers.map((ticker) => ({
    ticker,
    name: read.map(({ names }) => names.get(ticker)).find(Boolean),
    lines: [
      ...read.flatMap(({ lines }) => lines.filter((line) => line.ticker === ticker)).map((line) => withUpside(line, basis)),
      ...valuationLines(ticker, basis),
    ].toSorted(compareLines),
  }))
  return {
    companies: companies.filter(({ lines }) => lines.length > 0).toSorted(compareCompanies),
    quiet: companies.filter(({ lines }) => lines.length === 0).map(({ ticker }) => ticker),
    gaps,
    changed: new Map(read.map(({ id, changed }) => [id, changed])),
    remarks: read.flatMap(({ remarks }) => remarks),
  }
}
