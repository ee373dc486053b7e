/** Worked examples of SQL over loaded rows: each with the addresses of its sources, its query, and perhaps a chart. */
import type { Connection } from '../api/client/connection.ts'
import { exampleTickers } from '../explorer/examples.ts'

export interface SqlExample {
  readonly title: string
  /** What it shows, in a sentence. */
  readonly about: string
  /** Page addresses of datasets. */
  readonly from: readonly string[]
  readonly sql: string
  /** As the address of a worksheet has it: `line:date:close`. */
  readonly chart?: string
}

/** Addresses of sources; the tickers with commas between them. */
const pricesOf = (tickers: string, from: string): string => `/price-ratios?tickers=${tickers}&from=${from}&to=0d`
const ratingsOf = (tickers: string): string => `/insights?tickers=${tickers}&from=-1y&to=0d&limit=1000`
const FILINGS = '/insider-filings?from=-180d&to=0d&limit=1000'

const ratingExamples = (tickers: string, first: string): readonly SqlExample[] => [
  {
    title: 'Target against the close of its day',
    about: 'ASOF JOIN takes for each rating the last price that was known by its day, weekends and holidays included.',
    from: [ratingsOf(tickers), pricesOf(tickers, '-1y')],
    sql: `select i.date, i.security_symbol as ticker, i.firm, i.rating, i.pt, p.date as price_date, p.close,
  round(100 * (i.pt::double / p.close - 1), 1) as upside
from insights i
asof join price_ratios p on i.security_symbol = p.symbol and i.date >= p.date
where i.pt > 0
order by i.date desc`,
  },
  {
    title: 'The latest rating of every firm',
    about: 'QUALIFY keeps the row that a window numbers first, without a query around the query.',
    from: [ratingsOf(tickers)],
    sql: `select security_symbol as ticker, firm, date, action, rating, pt
from insights
qualify row_number() over (partition by security_symbol, firm order by date desc, updated desc) = 1
order by ticker, date desc`,
  },
  {
    title: 'Targets raised and cut',
    about: 'A window looks back to the prior target of the same firm on the same share.',
    from: [ratingsOf(tickers)],
    sql: `select date, security_symbol as ticker, firm, pt,
  lag(pt) over earlier as prior,
  pt - lag(pt) over earlier as change
from insights
where pt > 0
window earlier as (partition by security_symbol, firm order by date, updated)
qualify change <> 0
order by date desc`,
  },
  {
    title: 'Ratings by month and ticker',
    about: 'PIVOT makes a column of every ticker.',
    from: [ratingsOf(tickers)],
    sql: `pivot (select date_trunc('month', date) as month, security_symbol as ticker from insights)
on ticker using count(*)
order by month`,
    chart: `bar:month:${first}`,
  },
]

const INSIDER_EXAMPLES: readonly SqlExample[] = [
  {
    title: 'Insider purchases by month',
    about: 'The transactions of a filing are a table of their own, joined by the row of their filing.',
    from: [FILINGS],
    sql: `select date_trunc('month', t.date_transaction) as month,
  count(*) as purchases,
  count(distinct f.company_symbol) as companies,
  sum(t.shares) as shares
from insider_filings_transactions t
join insider_filings f on f.row_id = t.parent_id
where t.transaction_code = 'P'
group by month
order by month`,
    chart: 'bar:month:purchases',
  },
  {
    title: 'Several insiders buying one share',
    about: 'Companies by how many different insiders bought, with the first and the last day.',
    from: [FILINGS],
    sql: `select f.company_symbol as ticker,
  count(distinct f.owner_insider_cik) as insiders,
  min(t.date_transaction) as first_day,
  max(t.date_transaction) as last_day
from insider_filings_transactions t
join insider_filings f on f.row_id = t.parent_id
where t.transaction_code = 'P'
group by ticker
order by insiders desc, last_day desc`,
  },
]

const priceExamples = (tickers: string, first: string): readonly SqlExample[] => [
  {
    title: 'Average price of twenty days, and the fall from the high',
    about: 'Windows over days: a moving average, and the distance from the highest close so far.',
    from: [pricesOf(tickers, '-1y')],
    sql: `select symbol as ticker, date, close,
  round(avg(close) over (partition by symbol order by date rows 19 preceding), 2) as average_20,
  round(100 * (close / max(close) over (partition by symbol order by date) - 1), 1) as below_high
from price_ratios
where symbol = '${first}'
order by date`,
    chart: 'line:date:average_20',
  },
  {
    title: 'How dear a share is against its own year',
    about: 'Of every share the latest day, ranked by its multiple among all its days.',
    from: [pricesOf(tickers, '-1y')],
    sql: `select symbol as ticker, date, price_to_earnings_ratio_ttm as pe,
  round(100 * percent_rank() over (partition by symbol order by price_to_earnings_ratio_ttm)) as percentile
from price_ratios
where price_to_earnings_ratio_ttm is not null
qualify row_number() over (partition by symbol order by date desc) = 1
order by percentile desc`,
  },
]

/** What came before and after splits and calls. */
const eventExamples = (tickers: string): readonly SqlExample[] => [
  {
    title: 'Closes around splits',
    about: 'Two ASOF JOINs: the last close before the ex-date, and the first from it on.',
    from: [`/splits?tickers=${tickers}`, pricesOf(tickers, '-5y')],
    sql: `select s.ticker, s.date_ex, s.ratio, b.close as before, a.close as after, round(b.close / a.close, 2) as factor
from splits s
asof left join price_ratios b on s.ticker = b.symbol and s.date_ex > b.date
asof left join price_ratios a on s.ticker = a.symbol and s.date_ex <= a.date
order by s.date_ex desc`,
  },
  {
    title: 'News in the week before a call',
    about: 'The companies that a news item names are a table of their own; a moment is cast to count in days.',
    from: [
      `/conference-calls?tickers=${tickers}&from=-1y&to=0d`,
      `/news?tickers=${tickers}&from=-1y&to=0d&limit=100&v.load=1..5`,
    ],
    sql: `select c.ticker, c.date, count(n.row_id) as news
from conference_calls c
left join news_stocks s on s.name = c.ticker
left join news n on n.row_id = s.parent_id
  and n.created::timestamp::date between c.date - 7 and c.date - 1
group by c.ticker, c.date
order by c.date desc`,
    chart: 'bar:date:news',
  },
]

/** They load what they need in a few requests each; all run on the demo. */
export function sqlExamples(connection: Connection): readonly SqlExample[] {
  const all = exampleTickers(connection)
  const tickers = all.join(',')
  const [first = ''] = all
  return [...ratingExamples(tickers, first), ...INSIDER_EXAMPLES, ...priceExamples(tickers, first), ...eventExamples(tickers)]
}
