/** Every column of every table, and fifty statements over them, in the app's engine and in DuckDB by its own reading of the same JSON. */
import { expect, it } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { openBothEngines } from '../test/sql/bothEngines.ts'
import { schemaOf, type TableSchema } from './tables/schema.ts'

const { engine, tables, oracle } = await openBothEngines()
const signal = new AbortController().signal

const withLists = (schema: TableSchema): readonly TableSchema[] => [schema, ...schema.lists.flatMap(withLists)]

it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'has in each column of %s what DuckDB reads from the JSON',
  async (_, endpoint) => {
    for (const schema of withLists(schemaOf(endpoint))) {
      const rows = tables.find(({ name }) => name === schema.name)!.rows
      for (const { name, type } of schema.columns) {
        const written = type === 'DECIMAL' ? `CAST("${name}" AS DECIMAL(38,12))` : `"${name}"`
        const sql = `SELECT CAST(${written} AS VARCHAR) AS value FROM "${schema.name}"`
        const ours = await engine.run(sql, signal)
        const theirs = await oracle.runAndReadAll(sql)
        const read = Array.from({ length: ours.size }, (__, row) => ours.value(0, row))
        expect([schema.name, name, read]).toEqual([schema.name, name, theirs.getRowsJS().map(([value]) => value)])
        expect(ours.size).toBe(rows)
      }
    }
  },
)

it('compared values of every type', async () => {
  const filled = new Set<string>()
  for (const endpoint of endpoints)
    for (const { name, columns } of withLists(schemaOf(endpoint)))
      for (const column of columns) {
        const counted = await engine.run(`SELECT count("${column.name}") FROM "${name}"`, signal)
        if (Number(counted.value(0, 0)) > 0) filled.add(column.type)
      }
  expect([...filled].toSorted()).toEqual(
    ['BIGINT', 'BOOLEAN', 'DATE', 'DECIMAL', 'DOUBLE', 'TIMESTAMP WITH TIME ZONE', 'VARCHAR'].toSorted(),
  )
})

it('names as many rows and columns as each table has', async () => {
  for (const { name, rows, columns } of tables) {
    const counted = await engine.run(`SELECT count(*) FROM "${name}"`, signal)
    const described = await engine.run(`SELECT column_name, column_type FROM (DESCRIBE "${name}")`, signal)
    expect(counted.value(0, 0)).toBe(rows)
    expect(Array.from({ length: described.size }, (_, row) => [described.value(0, row), described.value(1, row)])).toEqual(
      columns.map((column) => [column.name, column.type]),
    )
  }
})

const PRICED = `asof join price_ratios p on p.symbol = i.security_symbol and i.date >= p.date`

const QUERIES = [
  'select count(*) from insights',
  'select rating, count(*) n from insights group by all order by n desc, rating',
  'select action, count(distinct security_symbol) from insights group by 1 order by 1',
  'select security_symbol, max(date), min(date) from insights group by 1 order by 1',
  'select date, count(*) from insights group by date order by date desc limit 20',
  "select date_trunc('month', date)::DATE m, count(*) from insights group by m order by m",
  'select year(date), quarter(date), count(*) from insights group by all order by all',
  'select id, pt from insights where pt is not null order by id limit 50',
  'select security_symbol, avg(pt)::DOUBLE mean from insights group by 1 order by 1',
  'select security_symbol, sum(pt) from insights group by 1 order by 1',
  'select median(pt)::DOUBLE m, quantile_cont(pt::DOUBLE, 0.9) q from insights',
  'select max(updated), min(updated) from insights',
  'select id, updated from insights order by updated desc, id limit 30',
  "select firm, count(*) from insights where firm ilike '%capital%' group by 1 order by 1",
  'select id, lag(pt) over (partition by security_symbol, firm order by date, id) previous from insights order by id limit 100',
  'select id from insights qualify row_number() over (partition by security_symbol order by date desc, id) = 1 order by id',
  'select security_symbol, date, count(*) over (partition by security_symbol order by date range between interval 30 days preceding and current row) n from insights order by all limit 100',
  `select i.id, p.date, p.close from insights i ${PRICED} order by i.id limit 100`,
  `select i.id, i.pt::DOUBLE / p.close - 1 upside from insights i ${PRICED} where i.pt > 0 order by i.id limit 100`,
  'select symbol, min(date), max(date), count(*) from price_ratios group by 1 order by 1',
  'select symbol, date, close - lag(close) over (partition by symbol order by date) from price_ratios order by all limit 200',
  'select symbol, date from price_ratios qualify close = max(close) over (partition by symbol) order by all',
  'select ticker, ratio, date_ex from splits order by all',
  'select id, date_announced, date_recorded, date_distribution from splits order by id',
  'select count(*) from splits where date_ex is null',
  'select ticker, date, start_time from conference_calls order by all limit 100',
  'select ticker, max(date) from conference_calls group by 1 order by 1',
  'select id, created, updated from news order by id limit 100',
  'select s.name, count(*) from news n join news_stocks s on s.parent_id = n.row_id group by 1 order by 1',
  'select parent_id, place, name from news_channels order by all limit 200',
  'select name, count(*) from news_tags group by 1 order by 2 desc, 1 limit 30',
  'select n.id from news n where not exists (select 1 from news_stocks s where s.parent_id = n.row_id) order by 1',
  'select count(*), count(distinct parent_id) from insider_filings_transactions',
  'select transaction_code, count(*) from insider_filings_transactions group by 1 order by 1',
  'select f.id, t.place, t.shares, t.price_per_share from insider_filings f join insider_filings_transactions t on t.parent_id = f.row_id order by all limit 200',
  "select f.company_symbol, sum(t.shares) from insider_filings f join insider_filings_transactions t on t.parent_id = f.row_id where t.transaction_code = 'P' group by 1 order by 1",
  'select date_transaction, count(*) from insider_filings_transactions group by 1 order by 1',
  'select is_10b5, count(*) from insider_filings group by 1 order by 1',
  'select max(filing_date), min(filing_date) from insider_filings',
  'select id, name_full, ratings_accuracy_smart_score from analysts order by id limit 50',
  'select firm_name, count(*) from analysts group by 1 order by 1',
  'select ticker, updated, length(bull_case), length(bear_case) from bulls_bears order by all',
  'select parent_id, symbol from bulls_bears_securities order by all',
  'select count(*) from logos',
  'select parent_id, place from logos_securities order by all limit 100',
  'select call_id, symbol from transcripts order by all limit 50',
  'select parent_id, count(*) from transcripts_transcripts group by 1 order by 1 limit 50',
  'select count(*), sum(length(text)) from transcripts_transcripts_segments',
  "with months as (select date_trunc('month', date)::DATE m, security_symbol s from insights) pivot months on m using count(*) order by s limit 20",
  "select [1, 2, 3] l, {a: 1, b: 'x'} s, interval 3 days i, time '10:30:00' t, 1.50 d, true b, null n",
  "select 12345678901234567890::HUGEINT h, 9007199254740993::BIGINT b, -0.50::DECIMAL(9,2) d, 'inf'::DOUBLE i",
  'select count(close), min(close), max(close), count(distinct close) from price_ratios',
]

/** As text, which both write alike: a number to the last digit, a day, a moment in UTC. */
const asText = (sql: string): string => (/^with/i.test(sql) ? sql : `select columns(*)::VARCHAR from (${sql})`)

/** How many zeros end a decimal is its column's, which the oracle makes wide enough for any. */
const plain = (value: unknown): string => String(value).replace(/^(-?\d+)(?:\.0+|(\.\d*[1-9])0+)$/, '$1$2')

it.each(QUERIES)('gives what DuckDB gives: %s', async (sql) => {
  const ours = await engine.run(asText(sql), signal)
  const theirs = await oracle.runAndReadAll(asText(sql))
  const rows = Array.from({ length: ours.size }, (_, row) => ours.columns.map((__, column) => ours.value(column, row)))
  expect(ours.columns.map(({ name }) => name)).toEqual(theirs.columnNames())
  expect(rows.map((row) => row.map(plain))).toEqual(theirs.getRowsJS().map((row) => row.map(plain)))
})

/** How wide a decimal is follows from the values, and from the oracle's own twelve places; a HUGEINT comes as one. */
const typeName = (type: unknown): string =>
  String(type)
    .replace(/DECIMAL\(\d+,\d+\)|HUGEINT/g, 'DECIMAL')
    .replaceAll('"', '')

it.each(QUERIES)('gives it in columns of the same types: %s', async (sql) => {
  const ours = await engine.run(sql, signal)
  const theirs = await oracle.runAndReadAll(sql)
  expect(ours.columns.map(({ type }) => typeName(type))).toEqual(theirs.columnTypes().map(typeName))
})

it('has fifty of them', () => expect(QUERIES.length).toBeGreaterThanOrEqual(50))
