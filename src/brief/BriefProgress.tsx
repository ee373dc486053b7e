/** How far a brief is, what it asks, and what prices would cost where they are many. */
import { counted, figure } from '../lib/numbers/counts.ts'
import styles from './Brief.module.css'
import type { Brief } from './asking/useBrief.ts'

export function BriefProgress({ brief }: { readonly brief: Brief }) {
  const { status, progress, isWhole, gaps, prices, stop, resume } = brief
  const missing = new Set(gaps.map(({ endpoint }) => endpoint.id)).size
  const isLoadingPrices = prices?.status === 'running'
  return (
    <p className={styles.progress} data-print="hide">
      <span role="status">
        {status === 'running' && `Asked ${progress.answered} of ${progress.asked} requests…`}
        {status === 'stopped' && `Stopped after ${progress.answered} of ${progress.asked} requests.`}
        {status === 'idle' && isLoadingPrices && `Loading ${prices.title}…`}
        {/* Before the first ask nothing is complete. */}
        {isWhole && !isLoadingPrices && (missing === 0 ? 'Complete.' : `All asked; ${counted(missing, 'dataset')} missing.`)}
      </span>
      {(status === 'running' || isLoadingPrices) && (
        <>
          {' '}
          <button type="button" className="link" onClick={() => (status === 'running' ? stop() : prices?.stop())}>
            Stop
          </button>
        </>
      )}
      {status === 'stopped' && (
        <>
          {' '}
          <button type="button" className="link" onClick={resume}>
            Go on
          </button>
        </>
      )}
      {status === 'idle' && prices && !isLoadingPrices && prices.cost.tickers > 0 && (
        <>
          {' '}
          {prices.status === 'failed' && `${prices.title} is missing. `}
          <button type="button" className="link" onClick={prices.load}>
            Load {prices.title}
          </button>{' '}
          for upside and multiples: {counted(prices.cost.tickers, 'company', 'companies')}, about {figure(prices.cost.rows)} daily
          rows, {counted(prices.cost.requests, 'request')}
        </>
      )}
    </p>
  )
}
