/** The open-market purchases among the loaded filings, each once, and those that are left out, with the reason. */
import {
  openMarketPurchases,
  type OpenMarketPurchases,
  type Purchase,
  type Reason,
} from '../../../analysis/insiders/openMarketPurchases.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { Filing } from '../filing/filing.ts'
import { valueOf } from '../filing/tradeValue.ts'
import { hiddenBy, type SwitchName } from '../grid/switches.ts'
import { filedTrades, type FiledTrade } from './filedTrades.ts'

/** After a number, in the order in which they are named. */
const WORDS = {
  amended: 'amended',
  joint: 'reported twice (joint filing)',
  unpriced: 'without price or shares',
  undated: 'without a day',
  unnamed: 'without a name',
  derivative: 'derivative',
  hidden: 'hidden by the switches',
} satisfies Partial<Record<Reason | 'unpriced' | 'hidden', string>>

type LeftOutReason = keyof typeof WORDS

export interface LeftOutPurchase {
  readonly trade: FiledTrade
  readonly reason: LeftOutReason
}

export interface LoadedPurchases {
  /** By day of the trade. */
  readonly purchases: readonly Purchase<FiledTrade>[]
  readonly leftOut: readonly LeftOutPurchase[]
}

/** Later than any filing: all that is loaded is known. */
const ALL = '9999-12-31'

export const allPurchases = (filings: readonly Filing[]): OpenMarketPurchases<FiledTrade> =>
  openMarketPurchases(filedTrades(filings), ALL)

/** A switch hides a purchase after it was counted once: what an amendment says of a plan holds for the filing that it restates. */
export function loadedPurchases(filings: readonly Filing[], on: readonly SwitchName[]): LoadedPurchases {
  const found = allPurchases(filings)
  const leftOut: LeftOutPurchase[] = found.excluded.flatMap(({ trade, reason }) =>
    trade.code === 'P' && reason in WORDS ? [{ trade, reason: reason as LeftOutReason }] : [],
  )
  const purchases = found.purchases.filter(({ trade }) => {
    const isHidden = hiddenBy(on, trade.source, trade.line) !== undefined
    if (!isHidden && valueOf(trade) !== undefined) return true
    leftOut.push({ trade, reason: isHidden ? 'hidden' : 'unpriced' })
    return false
  })
  return { purchases, leftOut }
}

export const reasonWords = (reason: LeftOutReason): string => WORDS[reason]

/** `12 purchases left out: 5 amended, 3 reported twice (joint filing), 4 without price or shares` */
export function leftOutWords(leftOut: readonly LeftOutPurchase[]): string {
  const parts = (Object.keys(WORDS) as LeftOutReason[]).flatMap((reason) => {
    const count = leftOut.filter((each) => each.reason === reason).length
    return count === 0 ? [] : [`${figure(count)} ${WORDS[reason]}`]
  })
  return `${counted(leftOut.length, 'purchase')} left out: ${parts.join(', ')}`
}
