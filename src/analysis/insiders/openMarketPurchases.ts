/** The open-market purchases among reported trades, each once, by whom; and what is no such purchase, with the reason. */
import type { IsoDay } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'

/** One line of one filing of one owner. */
export interface InsiderTrade {
  readonly ticker: string
  /** The SEC's number of the filing: several owners under one number filed jointly. Empty where it was not sent. */
  readonly filing: string
  readonly isAmendment: boolean
  readonly filedOn: IsoDay
  /** What the SEC knows the owner by, else the name; empty where neither was sent. */
  readonly person: string
  /** Of the trade. */
  readonly day: IsoDay | undefined
  /** Upper case: P for a purchase in the market or privately, S for a sale. */
  readonly code: string
  readonly isDerivative: boolean
  readonly security: string
  /** Decimal strings as they were sent, empty where they were not. */
  readonly shares: string
  readonly price: string
  /** Held after the trade. */
  readonly sharesAfter: string
}

export interface Purchase<Trade extends InsiderTrade = InsiderTrade> {
  readonly trade: Trade
  readonly day: IsoDay
  /** The owner, or whoever stands for all that ever filed jointly with the owner on this share: they count as one. */
  readonly party: string
}

/**
 * `later`: filed after the day on which it is asked. `code`: not P. `derivative`: no share was bought. `undated`, `unnamed`: the day
 * or the owner was not sent. `amended`: an amendment has it again. `joint`: another owner of the same filing has it.
 */
export type Reason = 'later' | 'code' | 'derivative' | 'undated' | 'unnamed' | 'amended' | 'joint'

export interface Exclusion<Trade extends InsiderTrade = InsiderTrade> {
  readonly trade: Trade
  readonly reason: Reason
}

export interface OpenMarketPurchases<Trade extends InsiderTrade = InsiderTrade> {
  /** By day of the trade. */
  readonly purchases: readonly Purchase<Trade>[]
  readonly excluded: readonly Exclusion<Trade>[]
}

function ownReason({ filedOn, code, isDerivative, day, person }: InsiderTrade, asOf: IsoDay): Reason | undefined {
  if (filedOn > asOf) return 'later'
  if (code !== 'P') return 'code'
  if (isDerivative) return 'derivative'
  if (day === undefined) return 'undated'
  return person === '' ? 'unnamed' : undefined
}

const isSame = (a: string, b: string): boolean => numberIn(a) === numberIn(b)

/** An amendment may correct the shares or the price, and leaves the other as it was. */
const restates = (amendment: InsiderTrade, earlier: InsiderTrade): boolean =>
  amendment.ticker === earlier.ticker &&
  amendment.person === earlier.person &&
  amendment.day === earlier.day &&
  amendment.security.toLowerCase() === earlier.security.toLowerCase() &&
  (isSame(amendment.shares, earlier.shares) || isSame(amendment.price, earlier.price))

const repeats = (one: InsiderTrade, other: InsiderTrade): boolean =>
  one.day === other.day && one.security === other.security && isSame(one.shares, other.shares) && isSame(one.price, other.price)

/** Who filed jointly with whom, on one share. */
function partiesOf(trades: readonly InsiderTrade[]): (trade: InsiderTrade) => string {
  const above = new Map<string, string>()
  const keyOf = ({ ticker, person }: InsiderTrade): string => JSON.stringify([ticker, person])
  const head = (key: string): string => {
    const next = above.get(key)
    return next === undefined ? key : head(next)
  }
  const firstOf = new Map<string, string>()
  for (const trade of trades) {
    if (trade.filing === '') continue
    const first = firstOf.get(trade.filing)
    if (first === undefined) firstOf.set(trade.filing, keyOf(trade))
    else if (head(first) !== head(keyOf(trade))) above.set(head(keyOf(trade)), head(first))
  }
  return (trade) => (JSON.parse(head(keyOf(trade))) as [string, string])[1]
}

/** As it could be known on a day. */
export function openMarketPurchases<Trade extends InsiderTrade>(
  trades: readonly Trade[],
  asOf: IsoDay,
): OpenMarketPurchases<Trade> {
  const reasons = new Map<Trade, Reason>()
  for (const trade of trades) {
    const reason = ownReason(trade, asOf)
    if (reason) reasons.set(trade, reason)
  }
  const candidates = trades.filter((trade) => !reasons.has(trade))
  const inTime = candidates.toSorted((a, b) => (a.filedOn < b.filedOn ? -1 : a.filedOn > b.filedOn ? 1 : 0))
  const byOwner = Map.groupBy(inTime, ({ ticker, person }) => JSON.stringify([ticker, person]))
  for (const own of byOwner.values()) {
    own.forEach((amendment, place) => {
      if (!amendment.isAmendment) return
      // Each line of an amendment stands for one line, the latest there is; lines of one filing do not restate each other.
      const restated = own
        .slice(0, place)
        .findLast((trade) => !reasons.has(trade) && trade.filing !== amendment.filing && restates(amendment, trade))
      if (restated) reasons.set(restated, 'amended')
    })
  }
  const standing = candidates.filter((trade) => !reasons.has(trade))
  for (const [filing, lines] of Map.groupBy(standing, (trade) => trade.filing)) {
    if (filing === '') continue
    const first = lines[0]!.person
    for (const person of new Set(lines.map((line) => line.person))) {
      if (person === first) continue
      const left = lines.filter((line) => line.person === first)
      for (const line of lines.filter((other) => other.person === person)) {
        const place = left.findIndex((other) => repeats(line, other))
        if (place >= 0) left.splice(place, 1)
        if (place >= 0) reasons.set(line, 'joint')
      }
    }
  }
  const partyOf = partiesOf(candidates)
  return {
    purchases: standing
      .filter((trade) => !reasons.has(trade))
      .map((trade) => ({ trade, day: trade.day!, party: partyOf(trade) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    excluded: trades.flatMap((trade) => {
      const reason = reasons.get(trade)
      return reason ? [{ trade, reason }] : []
    }),
  }
}
