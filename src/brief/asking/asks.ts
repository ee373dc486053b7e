/** What has to be asked for a brief: each operation for as many tickers at once as it takes, as addresses of its own page. */
import type { AnyBriefView, BriefAsk, BriefSpan } from '../../api/endpoint/briefView.ts'
import type { AnyEndpoint, ValuesOf } from '../../api/endpoint/endpoint.ts'
import { companyQueryOf } from '../../company/companyQuery.ts'

export interface Ask extends BriefSpan {
  readonly view: AnyBriefView
  readonly tickers: readonly string[]
  /** `undefined` for what is asked besides, to hold the lines against. */
  readonly part: BriefAsk | undefined
  /** The page of the operation with the same filters. */
  readonly address: string
  readonly values: ValuesOf<AnyEndpoint>
}

/** §4 shared rules. */
const MOST_TICKERS = 50

/** How many tickers the operation takes in a request. */
export const mostTickers = ({ params, tickersBy }: AnyEndpoint): number =>
  params[tickersBy?.key ?? 'tickers']?.most ?? MOST_TICKERS

/** The page of the operation about these tickers, with the texts of an ask. */
export const askAddress = (
  endpoint: AnyEndpoint,
  tickers: readonly string[],
  texts: Readonly<Record<string, string>>,
  scenario: string | undefined,
) => companyQueryOf({ endpoint, extraParams: texts }, { tickers }, scenario)

function batched(
  view: AnyBriefView,
  part: BriefAsk | undefined,
  tickers: readonly string[],
  span: BriefSpan,
  scenario: string | undefined,
): readonly Ask[] {
  const texts = (part?.textsFor ?? view.earlierTextsFor)?.(span)
  if (!texts) return []
  const most = mostTickers(view.endpoint)
  return Array.from({ length: Math.ceil(tickers.length / most) }, (_, place) => {
    const some = tickers.slice(place * most, (place + 1) * most)
    return { ...span, view, part, tickers: some, ...askAddress(view.endpoint, some, texts, scenario) }
  })
}

export const asksFor = (
  views: readonly AnyBriefView[],
  tickers: readonly string[],
  span: BriefSpan,
  scenario: string | undefined,
): readonly Ask[] => views.flatMap((view) => view.asks.flatMap((part) => batched(view, part, tickers, span, scenario)))

/** What to ask besides, once it is known which companies have lines of this operation. */
export const earlierAsks = (
  view: AnyBriefView,
  tickers: readonly string[],
  span: BriefSpan,
  scenario: string | undefined,
): readonly Ask[] => batched(view, undefined, tickers, span, scenario)
