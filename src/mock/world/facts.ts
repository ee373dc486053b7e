/** The facts that all operations of the mock service share: who exists, what happened, on which day. Every `updated` is in Unix seconds. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { PriceDay, PriceHistory } from '../prices/priceHistory.ts'

export interface Officer {
  /** Ten digits, zero-padded. */
  readonly cik: string
  readonly first: string
  readonly last: string
  /** As on a filing: `Chief Financial Officer`; empty when only a director. */
  readonly title: string
  readonly isDirector: boolean
  readonly isOfficer: boolean
  readonly isTenPercentOwner: boolean
}

export interface Company {
  readonly index: number
  readonly ticker: string
  readonly name: string
  /** `Halcyon Optics` for `Halcyon Optics, Inc.`. */
  readonly shortName: string
  readonly sector: string
  readonly exchange: 'NASDAQ' | 'NYSE' | 'AMEX'
  readonly mic: 'XNAS' | 'XNYS' | 'XASE'
  /** Ten digits, zero-padded. */
  readonly cik: string
  /** Nine characters with a valid check digit. */
  readonly cusip: string
  /** Twelve characters with a valid check digit. */
  readonly isin: string
  readonly figi: string
  readonly compositeFigi: string
  readonly shareClassFigi: string
  readonly isAdr: boolean
  /** `#RRGGBB`: the brand's background for light and for dark pages, both of one hue (in degrees). */
  readonly colors: { readonly hue: number; readonly light: string; readonly dark: string }
  /** Which of the twelve logo files exist. */
  readonly artwork: 'all' | 'some' | 'none'
  /** What generated prose is made of: three plurals (`optical modules`, `data-centre operators`), a town, a competitor's name. */
  readonly business: {
    readonly product: string
    readonly sideline: string
    readonly customers: string
    readonly place: string
    readonly rival: string
  }
  /** Chief executive first, then chief financial officer. */
  readonly officers: readonly Officer[]
}

/** An invented quarter; money in dollars. */
export interface Quarter {
  /** `Q3 2026` */
  readonly name: string
  readonly end: IsoDay
  readonly reported: IsoDay
  readonly revenue: number
  readonly netIncome: number
  readonly freeCashFlow: number
  readonly ebitda: number
  readonly operatingIncome: number
  readonly bookValue: number
  readonly debt: number
  readonly cash: number
  readonly totalAssets: number
  readonly workingCapital: number
  readonly retainedEarnings: number
  readonly totalLiabilities: number
  readonly sharesOutstanding: number
}

export interface Split {
  readonly id: string
  readonly company: Company
  /** `A:B`, A new shares for B old ones; a few are written otherwise, as the real wire has them. */
  readonly ratio: string
  /** New shares per old share; 1 for an ADR ratio that leaves the price series alone. */
  readonly factor: number
  readonly type: 'Stock Split' | 'Reverse Split' | 'Stock Dividend' | 'ADR Ratio Change'
  readonly announced: IsoDay
  /** `''` where the record leaves it out. */
  readonly recorded: IsoDay
  readonly ex: IsoDay
  readonly distribution: IsoDay
  readonly importance: number
  readonly optionable: boolean
  readonly notes: string
  readonly updated: number
}

/** `id` of 24 hexadecimal digits. */
export interface Firm {
  readonly id: string
  readonly name: string
}

/** One person at one firm; `id` of 24 hexadecimal digits. */
export interface Analyst {
  readonly id: string
  readonly firm: Firm
  readonly first: string
  readonly last: string
}

export interface Rating {
  /** 24 hexadecimal digits. */
  readonly id: string
  /** Joins revised texts of one rating: two insights may share it. */
  readonly ratingId: string
  readonly company: Company
  readonly analyst: Analyst
  readonly day: IsoDay
  readonly action: string
  /** The firm's own word. */
  readonly rating: string
  /** -1 sell, 0 hold, 1 buy: the sense of `rating`. */
  readonly stance: -1 | 0 | 1
  /** Decimal string with two or four decimals; empty when none was given. */
  readonly target: string
  /** This firm's previous target for the company, or empty. */
  readonly priorTarget: string
  readonly updated: number
}

export interface Call {
  /** UUID. */
  readonly id: string
  readonly company: Company
  /** `Q3` */
  readonly period: 'Q1' | 'Q2' | 'Q3' | 'Q4'
  readonly year: number
  readonly day: IsoDay
  /** When the call begins, New York, `HH:MM:SS`. */
  readonly startsAt: string
  /** When the results are announced, New York, `HH:MM:SS`. */
  readonly announcedAt: string
  /** Unix seconds. */
  readonly start: number
  readonly minutes: number
  /** Whether it lies before the world's now. */
  readonly isOver: boolean
  /** 0 to 5. */
  readonly importance: number
  readonly updated: number
}

/** How well an analyst's ratings did over one period, in per cent, from the prices that followed. */
export interface TrackRecord {
  readonly count: number
  readonly gains: number
  readonly losses: number
  readonly averageReturn: number
  readonly deviation: number
  readonly successRate: number
  /** 0 to 100. */
  readonly smartScore: number
}

export type Period = '1m' | '3m' | '9m' | '1y' | '2y' | '3y'

/** Everything is computed when first asked for, once, and only up to `today`. */
export interface World {
  readonly today: IsoDay
  /** Unix seconds. */
  readonly now: number
  readonly companies: readonly Company[]
  /** `undefined` for a ticker that nobody has. */
  companyOf(ticker: string): Company | undefined
  /** From the first day of the world to today, oldest first. */
  readonly tradingDays: readonly IsoDay[]
  historyOf(company: Company): PriceHistory
  /** The whole history, oldest first. */
  pricesOf(company: Company): readonly PriceDay[]
  quartersOf(company: Company): readonly Quarter[]
  /** Announced up to today, oldest first; their ex-day may lie ahead. */
  readonly splits: readonly Split[]
  readonly firms: readonly Firm[]
  readonly analysts: readonly Analyst[]
  /** Oldest first. */
  readonly ratings: readonly Rating[]
  /** By period and over all (`overall`); empty periods have a count of 0. */
  trackRecordOf(analyst: Analyst): Readonly<Record<Period | 'overall', TrackRecord>>
  /** Held and scheduled, oldest first. */
  readonly calls: readonly Call[]
}
