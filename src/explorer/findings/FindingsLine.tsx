/** The line beside the requests that says where the rows on screen are not what was asked for, and leads to the request. */
import { findingWords } from '../../api/findings/findingWords.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { GoodRows } from '../query/useAnswer.ts'
import { MOST_CHECKED, useFindings } from './useFindings.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly rows: GoodRows<AnyEndpoint>
  /** Whether the rows are those of several answers. */
  readonly isMany: boolean
  readonly onRequest: () => void
}

export function FindingsLine({ endpoint, rows, isMany, onRequest }: Props) {
  const findings = useFindings(endpoint, rows, isMany)
  if (findings.length === 0) return null
  const isPart = isMany && rows.store.size > MOST_CHECKED
  return (
    <Notice tone={findings.some(({ severity }) => severity === 'warning') ? 'warning' : 'information'} role="status">
      <span>
        {isPart && `Of the first ${figure(MOST_CHECKED)} rows: `}
        {findings.map((finding) => findingWords(endpoint, finding)).join(' ')}
        {findings.some(({ kind }) => kind === 'order') && ' The head of a column orders those loaded.'}
      </span>
      <button type="button" className="link" onClick={onRequest}>
        Show the request
      </button>
    </Notice>
  )
}
