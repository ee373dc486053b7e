/** How much of a brief is new: one request for each dataset and fifty tickers, and no second page. */
import type { Connection } from '../../api/client/connection.ts'
import type { AnyBriefView } from '../../api/endpoint/briefView.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { briefViews } from '../../endpoints/briefViews.ts'
import type { BriefCheck } from '../../settings/briefChecks.ts'
import { asksFor, mostTickers } from '../asking/asks.ts'
import { createBriefLoader, type BriefLoader } from '../asking/briefLoader.ts'
import { briefContent } from '../lines/briefContent.ts'

const takesList = ({ endpoint }: AnyBriefView): boolean => mostTickers(endpoint as AnyEndpoint) > 1

/** Without the days ahead, and without what is among the records of another ask. */
const checkedViews = briefViews
  .filter(takesList)
  .map((view) => ({ ...view, asks: view.asks.filter((part) => !part.isAhead && !part.isMajor) }))

/** Titles of the datasets that would cost a request for each ticker. */
export const UNCOUNTED = briefViews.filter((view) => !takesList(view)).map(({ endpoint }) => endpoint.title as string)

const untilAsked = (loader: BriefLoader): Promise<void> =>
  new Promise((resolve) => {
    const leave = loader.subscribe(() => {
      if (loader.state().status === 'running') return
      leave()
      resolve()
    })
  })

/** Counts the lines that the brief would have of what came; `since` in Unix seconds. */
export async function countNew(
  connection: Connection,
  gate: PageActivity,
  tickers: readonly string[],
  since: number,
): Promise<NonNullable<BriefCheck['found']>> {
  const { today, scenario } = connection
  const loader = createBriefLoader(connection, gate, 1)
  loader.ask(asksFor(checkedViews, tickers, { since, today }, scenario))
  await untilAsked(loader)
  const { answers } = loader.state()
  const { companies, gaps } = briefContent(answers, {
    since,
    today,
    tickers,
    scenario,
    splitsOf: undefined,
    changesOf: () => undefined,
    valuation: undefined,
  })
  return {
    count: new Set(companies.flatMap(({ lines }) => lines.map(({ key }) => key))).size,
    isMore: answers.some(({ mayFollow }) => mayFollow),
    missing: [...new Set(gaps.map(({ endpoint }) => endpoint.title))],
  }
}
