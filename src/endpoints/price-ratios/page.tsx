/** The page of price ratios: the explorer page with a chart before its table. */
import { ExplorerPage } from '../../explorer/ExplorerPage.tsx'
import { chartNames } from './chart/chartView.ts'
import { priceRatios } from './endpoint.ts'
import { RatioResults } from './RatioResults.tsx'
import recordView from './recordView.ts'

export default function PriceRatiosPage() {
  return <ExplorerPage endpoint={priceRatios} Results={RatioResults} {...recordView} shape="chart" viewNames={chartNames} />
}
