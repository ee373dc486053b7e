/** Insights by the thousand, the same in every run: what a service with a hundred thousand rows answers for a page. */

const FIRMS = ['Larkfield Brothers', 'Northgate', 'Ostrava & Hume', 'Pell Street', 'Quarry Bank', 'Redmayne', 'Sable Point']
const RATINGS = ['Buy', 'Hold', 'Sell', 'Overweight', 'Neutral', 'Underperform']
const ACTIONS = ['Upgrades', 'Downgrades', 'Maintains', 'Initiates Coverage On', 'Reiterates']

/** Spreads whole numbers, so that neighbours look nothing alike. */
const scattered = (row: number, below: number): number => (Math.imul(row + 1, 2_654_435_761) >>> 8) % below

function insightAt(row: number) {
  const company = scattered(row, 4000)
  const day = new Date(Date.UTC(2026, 10, 20) - row * 600_000).toISOString().slice(0, 10)
  return {
    id: `6f${row.toString(16).padStart(22, '0')}`,
    date: day,
    security: {
      symbol: `Q${company.toString(36).toUpperCase()}`,
      name: `Company ${company}`,
      exchange: 'NYSE',
      cik: String(company),
    },
    action: ACTIONS[scattered(row * 3, ACTIONS.length)],
    rating: RATINGS[scattered(row * 5, RATINGS.length)],
    pt: (scattered(row * 7, 90_000) / 100).toFixed(2),
    firm: FIRMS[scattered(row * 11, FIRMS.length)],
    firm_id: `f${scattered(row * 11, FIRMS.length)}`,
    analyst_id: `a${scattered(row * 13, 900)}`,
    // A text and its revision share it.
    rating_id: `r${row >> 1}`,
    analyst_insights: `The firm sees demand ${row % 3 === 0 ? 'rising' : 'steady'} at company ${company}.`,
    updated: 1_795_000_000 - row * 600,
  }
}

/** `count` records from the row `first` on. */
export const insightsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => insightAt(first + index))

/** The body of the answer to a request for a page. */
export function pageOfInsights(url: URL): string {
  const limit = Number(url.searchParams.get('pageSize') ?? 100)
  return JSON.stringify({ 'analyst-insights': insightsFrom(Number(url.searchParams.get('page') ?? 0) * limit, limit) })
}
