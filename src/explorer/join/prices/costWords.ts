/** What loading prices costs, in words that are said before it is spent. */
import { counted } from '../../../lib/numbers/counts.ts'
import type { Cost } from './priceRequests.ts'

/** `32 tickers, about 24,000 daily rows, 5 requests` */
export const costWords = ({ tickers, rows, requests }: Cost): string =>
  [
    ...(tickers > 0 ? [counted(tickers, 'ticker'), `about ${counted(Number(rows.toPrecision(2)), 'daily row')}`] : []),
    counted(requests, 'request'),
  ].join(', ')
