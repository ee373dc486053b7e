/** The link from rows to SQL over them: the page addresses that a worksheet loads, and its query. */
import { scenarioTexts } from '../../api/client/scenario.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'

/** The names in the address of a worksheet. */
export const FROM = 'from'
export const SQL = 'sql'
export const CHART = 'chart'

/** What a dataset is called in SQL: its name in addresses, which SQL would read as a subtraction. */
export const tableName = ({ id }: Pick<AnyEndpoint, 'id'>): string => id.replaceAll('-', '_')

/** Path and query of a worksheet; without sources and SQL, of the page itself. */
export function worksheetAddress(from: readonly string[], sql: string, scenario?: string): string {
  const search = new URLSearchParams(from.map((text) => [FROM, text]))
  if (sql !== '') search.set(SQL, sql)
  for (const [name, text] of scenarioTexts(scenario)) search.set(name, text)
  return `/sql${search.size > 0 ? `?${search}` : ''}`
}

/** What an explorer page asks for, without how it shows it: its query, and the pages that it loads as one. */
export function sourceOf(endpoint: AnyEndpoint, query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => Object.hasOwn(endpoint.params, name) || name === 'v.load')
  return `/${endpoint.id}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}

/** The rows of an explorer page in SQL. */
export const rowsInSql = (endpoint: AnyEndpoint, query: string, scenario?: string): string =>
  worksheetAddress([sourceOf(endpoint, query)], `select * from ${tableName(endpoint)} limit 100`, scenario)
