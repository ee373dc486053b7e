/** Where prices and splits come from, given from above: an explorer page joins them to its rows and knows neither operation. */
import { createContext } from 'react'
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import type { SplitRatio } from '../../../analysis/splitAdjustment.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { Field } from '../../../api/endpoint/fields.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'

/** A daily figure that can stand beside a record of that day. */
export interface PriceFigure {
  /** In the address, and in `DailySeries.figures`. */
  readonly name: string
  readonly field: Field
  /** A multiple can be ranked among its own values; a price cannot. */
  readonly isMultiple: boolean
}

type Asked = (tickers: readonly string[], from: IsoDay, to: IsoDay) => Readonly<Record<string, unknown>>

export interface JoinSource {
  readonly prices: AnyEndpoint
  readonly splits: AnyEndpoint
  readonly figures: readonly PriceFigure[]
  /** Names of the columns that say most of a day in a few words. */
  readonly leading: readonly string[]
  /** What to ask for, in the values of the operation. */
  readonly pricesAsked: Asked
  readonly splitsAsked: Asked
  /** The one spelling of a ticker that `seriesIn` and `splitsIn` go by. */
  readonly symbolOf: (ticker: string) => string
  readonly seriesIn: (records: readonly unknown[]) => ReadonlyMap<string, DailySeries>
  readonly splitsIn: (records: readonly unknown[]) => ReadonlyMap<string, readonly SplitRatio[]>
}

export type FetchJoinSource = () => Promise<JoinSource>

/** Its code comes with the first column that is joined. */
export const JoinSourceContext = createContext<FetchJoinSource | undefined>(undefined)
