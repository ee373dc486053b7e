/** What is missing of a brief and why: a dataset that failed is never a company without news. */
import { Link } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { failureWords } from '../explorer/notices/failureWords.ts'
import { Notice } from '../ui/Notice.tsx'
import type { Gap } from './lines/briefContent.ts'

interface Props {
  readonly gaps: readonly Gap[]
  /** Of all that were asked. */
  readonly tickers: readonly string[]
  readonly onRetry: (endpoint: AnyEndpoint) => void
}

function GapNotice({ gap: { endpoint, failure, tickers: missing }, tickers, onRetry }: Omit<Props, 'gaps'> & { gap: Gap }) {
  const { what, action } = failureWords[failure.kind]
  return (
    <Notice tone="failure" role="alert">
      <strong>{endpoint.title} is missing.</strong>
      <span>
        {missing.length < tickers.length && `For ${missing.join(', ')}. `}
        {what}
      </span>
      {action === 'connection' ? (
        <Link to="/connection">Check connection</Link>
      ) : (
        <button type="button" className="link" aria-label={`Retry ${endpoint.title}`} onClick={() => onRetry(endpoint)}>
          Retry
        </button>
      )}
    </Notice>
  )
}

export const BriefGaps = ({ gaps, ...rest }: Props) =>
  gaps.map((gap) => <GapNotice key={`${gap.endpoint.id} ${gap.failure.kind}`} gap={gap} {...rest} />)
