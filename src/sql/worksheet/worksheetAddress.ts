/** The address of a worksheet: the page addresses of its sources, the SQL, and the chart of its result; never the result itself. */
import { SCENARIO_NAMES } from '../../api/client/scenario.ts'
import { isTrackingName } from '../../api/endpoint/trackingNames.ts'
import { CHART, FROM, SQL } from '../../explorer/address/worksheetLink.ts'

export const CHART_KINDS = ['line', 'bar', 'scatter'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** Columns by the names they have in the grid, which hold no colon. */
export interface ChartChoice {
  readonly kind: ChartKind
  readonly x: string
  readonly y: string
}

export interface WorksheetAddress {
  readonly from: readonly string[]
  readonly sql: string
  readonly chart: ChartChoice | undefined
  /** Texts that are not understood, by their names. */
  readonly faults: readonly { readonly key: string; readonly message: string }[]
  readonly unknown: readonly string[]
}

const isOfView = (name: string): boolean => name.startsWith('v.') || name.startsWith('f.')

export function readWorksheet(search: URLSearchParams): WorksheetAddress {
  const sqls = search.getAll(SQL)
  const text = search.get(CHART)
  const [, kind, x, y] = /^(\w+):([^:]+):([^:]+)$/.exec(text ?? '') ?? []
  const known = CHART_KINDS.find((one) => one === kind)
  const chart: ChartChoice | undefined = known && x && y ? { kind: known, x, y } : undefined
  const names = [...new Set(search.keys())]
  return {
    from: [...new Set(search.getAll(FROM).filter(Boolean))],
    sql: sqls.length === 1 ? sqls[0]! : '',
    chart,
    faults: [
      ...(sqls.length > 1 ? [{ key: SQL, message: `Given ${sqls.length} times.` }] : []),
      ...(text && !chart
        ? [{ key: CHART, message: 'A chart is line, bar or scatter with two columns: line:month:shares.' }]
        : []),
    ],
    unknown: names.filter(
      (name) => ![FROM, SQL, CHART, ...SCENARIO_NAMES].includes(name) && !isOfView(name) && !isTrackingName(name),
    ),
  }
}

export interface WorksheetChanges {
  readonly from?: readonly string[]
  readonly sql?: string
  readonly chart?: ChartChoice | undefined
  /** Taken away. */
  readonly drop?: readonly string[]
}

/** The same worksheet with changes. Another query has other columns: its chart, order and filters go. */
export function changedWorksheet(search: URLSearchParams, changes: WorksheetChanges): string {
  const now = readWorksheet(search)
  const sql = changes.sql ?? now.sql
  const next = new URLSearchParams([
    ...(changes.from ?? now.from).map((text): [string, string] => [FROM, text]),
    ...(sql === '' ? [] : [[SQL, sql] as [string, string]]),
  ])
  const chart = 'chart' in changes ? changes.chart : now.chart
  const isOther = sql !== now.sql
  if (chart && !isOther) next.set(CHART, `${chart.kind}:${chart.x}:${chart.y}`)
  for (const [name, text] of search) {
    const isOwn = name === FROM || name === SQL || name === CHART
    if (isOwn || (isOther && isOfView(name)) || changes.drop?.includes(name) || isTrackingName(name)) continue
    next.append(name, text)
  }
  return `/sql${next.size > 0 ? `?${next}` : ''}`
}
