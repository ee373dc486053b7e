/** Statements that cannot be run: each is told in words, at its place where DuckDB names one, and the engine goes on. */
import { afterAll, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import { openNodeEngine } from '../../test/sql/nodeEngine.ts'
import { SqlError } from './engine.ts'

const engine = await openNodeEngine()
const signal = new AbortController().signal
const [endpoint] = endpoints
await engine.put(
  { endpoint: endpoint!, store: createRowStore(endpoint!, [{ id: '1', date: '2026-01-02', pt: '12.50' }]) },
  signal,
)
afterAll(() => engine.close())

/** The marked place is where the message points; without a mark DuckDB names none. */
const WRONG: readonly (readonly [sql: string, words: RegExp])[] = [
  ['|selec 1', /syntax error at or near "selec"/],
  ['select 1 frm |x', /syntax error at or near|not found|frm/],
  ['select 1 +|', /syntax error at end of input/],
  ['select * from |nope', /Table with name nope does not exist/],
  ['select |price from insights', /Referenced column "price" not found/],
  ['select\n  |price\nfrom insights', /Referenced column "price" not found/],
  ["select '€', 'ü', |price from insights", /Referenced column "price" not found/],
  ['select * from insights where |nope = 1', /Referenced column "nope" not found/],
  ['select |nosuch(1)', /nosuch does not exist/],
  ['select id from insights group |date', /syntax error|group/],
  ['select (1', /syntax error at end of input/],
  ['select 1|)', /syntax error at or near "\)"/],
  ["select 'open", /unterminated quoted string/],
  ['select "open', /unterminated quoted identifier/],
  ['select id, count(*) from insights', /must appear in the GROUP BY clause/],
  ['select count(*) from insights where count(*) > 1', /aggregate/i],
  ['select * from insights order by 99', /ORDER term out of range/],
  ['select * from insights limit -1', /LIMIT|negative/i],
  ["select 'a'|::INTEGER", /Could not convert string 'a' to INT32/],
  ["select date '2026-13-01'", /date field value out of range/],
  ["select 'x'::DATE", /invalid date field format/],
  ['select 99999999999::INTEGER', /out of range/],
  ['select 127::TINYINT + 1::TINYINT', /Overflow|out of range/i],
  ['select sum(id) from insights', /No function matches/],
  ['select id + date from insights', /No function matches|Could not|Cannot/],
  ['select * from insights a join insights b', /syntax error/],
  ['select id from insights a, insights b', /Ambiguous reference/],
  ['select * from insights union select 1', /different number of columns|same number/i],
  ['select * from insights asof join insights b on insights.date = b.date', /ASOF/],
  ['select |row_number() from insights', /row_number does not exist/],
  ['select 1 qualify 1', /QUALIFY|window|boolean/i],
  ['with a as (select 1) select * from b', /b does not exist/],
  ['select [1, 2, |id] from insights', /.+/],
  ["select struct_extract({a: 1}, 'b')", /b/],
  ['select unnest(1)', /UNNEST|unnest/],
  ['select (select id, date from insights)', /Subquery|one column/i],
  ["select strptime('x', '%Y')", /Could not parse string/],
  ["select regexp_matches('a', '(')", /missing \)|Invalid|parenthes/i],
  ["select error('my words')", /my words/],
  ["select * from 'https://example.test/a.csv'", /Files and addresses cannot be read here/],
  ["select * from read_csv('https://example.test/a.csv')", /Files and addresses cannot be read here|extension/],
  ["select * from read_parquet('a.parquet')", /Files and addresses|extension/],
  ["select * from read_json('a.json')", /Files and addresses|extension/],
  ["select * from read_text('/etc/passwd')", /Files and addresses/],
  ["select * from read_blob('/etc/passwd')", /Files and addresses/],
  ["select * from glob('*')", /Files and addresses/],
  ["copy insights to 'x.csv'", /Files and addresses/],
  ["copy insights from 'x.csv'", /Files and addresses/],
  ["attach 'x.db'", /Files and addresses/],
  ["attach 'https://example.test/x.db'", /Files and addresses|extension/],
  ["export database 'x'", /Files and addresses/],
  ["import database 'x'", /Files and addresses/],
  ['load httpfs', /extension/],
  ["set memory_limit = '8GB'", /The settings of the engine are fixed/],
  ['set enable_external_access = true', /The settings of the engine are fixed/],
  ['set autoload_known_extensions = true', /The settings of the engine are fixed/],
  ['reset lock_configuration', /The settings of the engine are fixed/],
  ["select getenv('HOME')", /getenv does not exist/],
  ["select date_trunc('month', timestamptz '2026-01-02 00:00:00+00')", /cast a moment first/],
  ['select a.b.c.d.e from insights', /not found|a/],
  ['drop table nope', /nope does not exist/],
  ['', /no statements/],
]

it.each(WRONG)('says what is wrong with %s', async (marked, words) => {
  const place = marked.indexOf('|')
  const sql = marked.replace('|', '')
  const error: unknown = await engine.run(sql, signal).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SqlError)
  const { kind, message, offset } = error as SqlError
  expect(kind).toBe('query')
  expect(message).toMatch(words)
  expect(message).not.toMatch(/LINE \d|exception_message|https?:/)
  if (place >= 0) expect(offset).toBe(place)
  const alive = await engine.run('select count(*) from insights', signal)
  expect(alive.value(0, 0)).toBe(1)
})

it('has sixty of them', () => expect(WRONG.length).toBeGreaterThanOrEqual(60))
