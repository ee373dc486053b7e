/** The line beside the requests that says where the rows on screen are not what was asked for, and leads to the request. */
import { findingWords } from '../../api/findings/findingWords.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { MOST_CHECKED, useFindings, type HeldAnswer } from './useFindings.ts'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly answer: HeldAnswer
  readonly onRequest: () => void
}

export function FindingsLine({ endpoint, answer, onRequest }: Props) {
  const findings = useFindings(endpoint, answer)
  if (findings.length === 0) return null
  const isPart = answer.rows?.isOfPages && answer.rows.store.size > MOST_CHECKED
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
