/** The split calendar of the mock service. */
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import { splits } from './endpoint.ts'

export default mockSource(splits, {
  facts: (world) => world.splits,
  matches: {
    tickers: (split, wanted) => isAmong(wanted, split.company.ticker),
    importance: (split, least) => split.importance >= Number(least),
  },
  dayOf: (split, { date_search_field: by }) => (by === 'ex' ? split.ex : split.announced),
  updatedAt: (split) => split.updated,
  // 0 is none of the ranks, and stays.
  amend: (split, at) => (split.importance === 0 ? undefined : { ...split, importance: (split.importance % 5) + 1, updated: at }),
  record: (split) => ({
    id: split.id,
    ticker: split.company.ticker,
    name: split.company.name,
    exchange: split.company.exchange,
    cusip: split.company.cusip,
    ratio: split.ratio,
    split_type: split.type,
    date_announced: split.announced,
    date_recorded: split.recorded,
    date_ex: split.ex,
    date_distribution: split.distribution,
    importance: split.importance,
    optionable: split.optionable,
    notes: split.notes,
    updated: split.updated,
  }),
})
