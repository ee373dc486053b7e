/** Tickers that are asked for beside the filters: of a company's page, of a watchlist. Written out, for they stand for themselves. */
import { ticker } from '../../api/endpoint/identifiers.ts'
import { tokens } from '../../api/endpoint/listParamTypes.ts'

/** Nothing is sent under this name. */
const NAMING = { wire: '', source: 'spec', label: 'Tickers', entry: { ...ticker, takesWatchlists: false } } as const

export const oneTicker = tokens({ ...NAMING, most: 1 })
export const manyTickers = tokens(NAMING)
