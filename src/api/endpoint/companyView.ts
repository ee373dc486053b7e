/** What an operation contributes to the page of one company, as plain data: how it is asked, and how its records read there. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { AnyEndpoint, RecordOf } from './endpoint.ts'
import type { Home } from './listings.ts'

/** A record as one event of the time axis. */
export interface TimelineEvent {
  readonly day: IsoDay
  /** A few words: `Upgrades to Buy, Halden & Marsh`. */
  readonly words: string
  /** Good or bad for the share, where the record says so itself. */
  readonly direction?: 'up' | 'down' | undefined
  /** It only mentions the company: listed behind what is about it. */
  readonly isAside?: boolean
}

export interface PricePoint {
  readonly day: IsoDay
  readonly value: number
}

/** A name and a value in words. */
export interface Fact {
  readonly label: string
  readonly text: string
  /** In full, where the text is rounded. */
  readonly exact?: string | undefined
  /** Hexadecimal, as the record gives it. */
  readonly color?: string | undefined
  /** The number of the record that says so, where it can be opened. */
  readonly row?: number
}

/** One of the figures at the head of the page. */
export interface Figure {
  readonly label: string
  readonly text: string
  /** Beside it, in a few words: `58th percentile of 252 days`. */
  readonly note?: string | undefined
  /** What it is over, in full: which days, which records, what is left out. */
  readonly over: string
  readonly direction?: 'up' | 'down' | undefined
}

/** The prices of a day in dollars as traded, the adjusted close beside them; what was not sent is absent. */
export interface DailyPrice {
  readonly day: IsoDay
  readonly close: number | undefined
  readonly adjustedClose: number | undefined
  readonly high: number | undefined
  readonly low: number | undefined
}

/** A firm's price target, or the end of its coverage. */
export interface GivenTarget {
  readonly day: IsoDay
  /** What tells one firm from another. */
  readonly firm: string
  readonly firmName: string
  /** In dollars for a share of that day, an exact decimal; absent where the firm ended its coverage. */
  readonly price: string | undefined
  /** The same to be read; empty where it is absent. */
  readonly priceWords: string
  /** The number of its record. */
  readonly row: number
}

export interface GivenSplit {
  readonly exDay: IsoDay
  /** New shares per old: 2 for 2:1; NaN where it cannot be told. */
  readonly ratio: number
}

/** What the figures at the head of the page stand on, beside the records. */
export interface FigureBasis {
  /** The days of the records: what lies outside of them is not known. */
  readonly range: { readonly from: IsoDay; readonly to: IsoDay }
  readonly today: IsoDay
  /** Whether records of these days may be missing. */
  readonly mayFollow: boolean
}

/** What several records say together, and the days that show them. */
export interface RecordsNote {
  readonly words: string
  /** The rule by which it was found. */
  readonly about: string
  readonly range: { readonly from: IsoDay; readonly to: IsoDay }
}

/** What a record says of the company itself. */
export interface CompanyIdentity {
  readonly name?: string | undefined
  readonly logo?: { readonly light?: string | undefined; readonly dark?: string | undefined }
  readonly facts: readonly Fact[]
}

export interface CompanyView<E extends AnyEndpoint> {
  readonly endpoint: E
  /** Names and texts of the address beside ticker and days, where the usual ones do not serve. */
  readonly extraParams?: Readonly<Record<string, string>>
  /** Names the records on the time axis: `Ratings`. Without it they have no lane. */
  readonly lane?: string
  readonly eventOf?: (record: RecordOf<E>, row: number, records: readonly RecordOf<E>[]) => TimelineEvent | undefined
  /** The line above the lanes, oldest first. */
  readonly pricesOf?: (records: readonly RecordOf<E>[]) => readonly PricePoint[]
  /** What that line is: `adjusted close`. */
  readonly priceWords?: string
  readonly dailyPricesOf?: (records: readonly RecordOf<E>[]) => readonly DailyPrice[]
  /** Of a firm's targets of one day the one further back in the list stands. */
  readonly targetsOf?: (records: readonly RecordOf<E>[]) => readonly GivenTarget[]
  readonly splitsOf?: (records: readonly RecordOf<E>[]) => readonly GivenSplit[]
  /** The day of its latest record, where that is no event of the time axis. */
  readonly changedOf?: (records: readonly RecordOf<E>[]) => IsoDay | undefined
  /** Figures for the head of the page; one that cannot be told is left out. */
  readonly figuresOf?: (records: readonly RecordOf<E>[], basis: FigureBasis) => readonly Figure[]
  /** What all the records together say, in place of a list of them. */
  readonly factsOf?: (records: readonly RecordOf<E>[]) => readonly Fact[]
  readonly notesOf?: (records: readonly RecordOf<E>[]) => readonly RecordsNote[]
  /** `home` is what all operations say of it by `homeOf`. */
  readonly identityOf?: (records: readonly RecordOf<E>[], ticker: string, home: Home) => CompanyIdentity | undefined
  /** Where the company is listed by these records, and who issues its shares: by that one of several listings is chosen. */
  readonly homeOf?: (records: readonly RecordOf<E>[]) => Partial<Home>
  /** What a user should know of how the records were chosen. */
  readonly remark?: string
  /** Its table on the printed tear sheet, the latest records first; a record without cells is left out. */
  readonly sheet?: {
    /** In place of the dataset's own. */
    readonly title?: string
    /** Behind the day. */
    readonly heads: readonly string[]
    readonly lines: number
    readonly cellsOf: (record: RecordOf<E>) => readonly string[] | undefined
  }
  /** What the sheet says of it in a few sentences. */
  readonly sheetFactsOf?: (records: readonly RecordOf<E>[]) => readonly Fact[]
  /** Where the rest of it stands: another dataset about the same ticker. */
  readonly moreLink?: {
    readonly endpoint: AnyEndpoint
    readonly wordsFor: (ticker: string) => string
    readonly textsFor: (ticker: string) => Readonly<Record<string, string>>
  }
  /** The operation cannot be asked for a ticker: its own page has another way. */
  readonly fallbackLink?: {
    readonly wordsFor: (ticker: string) => string
    readonly textsFor: (ticker: string) => Readonly<Record<string, string>>
    /** A page of the app's own that has the ticker's records together, beside the operations. */
    readonly together?: { readonly wordsFor: (ticker: string) => string; readonly path: string }
  }
  /** The operation cannot be asked for a ticker, but by what another one's records hold; `undefined` where they hold nothing. */
  readonly dependsOn?: {
    readonly endpoint: AnyEndpoint
    readonly textsOf: (records: readonly unknown[]) => Readonly<Record<string, string>> | undefined
  }
}

/** Keeps the types of the records while checking the view. */
export const defineCompanyView = <E extends AnyEndpoint>(view: CompanyView<E>): CompanyView<E> => view

/** A view of any operation, where a list mixes them. */
// oxlint-disable-next-line no-explicit-any -- records occur as arguments; a mixed list has no other type
export type AnyCompanyView = CompanyView<any>
