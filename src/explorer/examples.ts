/** Tickers that examples use: of the invented market in the demo, the specification's own on the live service. */
import type { Connection } from '../api/client/connection.ts'

export const exampleTickers = ({ mode }: Connection): readonly string[] =>
  mode === 'demo' ? ['HALO', 'QNTR', 'ACME'] : ['AAPL', 'TSLA']
