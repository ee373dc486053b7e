/** The insiders at the head of a company's page: what they bought in the open market less what they sold, over ninety days. */
import Big from 'big.js'
import type { Figure, FigureBasis } from '../../api/endpoint/companyView.ts'
import { addDays, wordsOfRange } from '../../lib/dates/days.ts'
import { largeMoney } from '../../lib/numbers/largeMoney.ts'
import type { InsiderFilingRecord } from './endpoint.ts'
import { amendmentsOf } from './filing/amendments.ts'
import { dayOfMoment, filingsOf } from './filing/filing.ts'
import { summaryOf } from './filing/summary.ts'
import { MARKET_CODES } from './grid/switches.ts'

const DAYS = 90

const exactMoney = (dollars: string): string => `$${dollars.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`

/** By the day of the trade; left out while not every filing of these days is loaded. */
export function insiderNet(records: readonly InsiderFilingRecord[], { range, today, mayFollow }: FigureBasis): readonly Figure[] {
  const to = range.to < today ? range.to : today
  const from = addDays(to, 1 - DAYS)
  const filed = records.flatMap(({ filing_date: moment }) => dayOfMoment(moment) ?? [])
  const isWhole = range.from <= from && (!mayFollow || filed.some((day) => day < from))
  if (!isWhole) return []
  const filings = filingsOf(records)
  const amendments = amendmentsOf(filings)
  const traded = filings.map((filing) => ({
    ...filing,
    lines: filing.lines.filter(({ day }) => day !== undefined && day >= from && day <= to),
  }))
  const { bought, sold, leftOut } = summaryOf(traded, [], amendments)
  const days = wordsOfRange(from, to)
  const left = leftOut.length > 0 ? ` Left out: ${leftOut.join(', ')}.` : ''
  const label = `Insiders, ${DAYS} days`
  const hasUnpriced = traded.some(({ lines }) => lines.some(({ code, isDerivative }) => MARKET_CODES.has(code) && !isDerivative))
  if (bought.value === undefined && sold.value === undefined)
    return hasUnpriced
      ? []
      : [{ label, text: 'No trades', note: 'in the open market', over: `Codes P and S, traded ${days}.${left}` }]
  const net = new Big(bought.value ?? 0).minus(sold.value ?? 0)
  const sides = [bought.value && `bought ${exactMoney(bought.value)}`, sold.value && `sold ${exactMoney(sold.value)}`]
  const short = largeMoney(net.abs().toFixed())
  return [
    {
      label,
      text: net.eq(0) ? short : `${net.gt(0) ? '+' : '−'}${short}`,
      note: 'net, open market',
      over: `Open-market purchases less sales (codes P and S), traded ${days}: ${sides.filter(Boolean).join(', ')}.${left}`,
      direction: net.eq(0) ? undefined : net.gt(0) ? 'up' : 'down',
    },
  ]
}
