/** Whether the rows on screen are all that the query gives, for views that would show a gap as "nothing happened". */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { positionOfRows } from './paging.ts'
import type { Answer } from '../useAnswer.ts'

export function isComplete<E extends AnyEndpoint>(endpoint: E, { rows, load, loading }: Answer<E>): boolean {
  if (!rows) return false
  if (load) return load.first === 1 && loading?.state.status === 'ended'
  const { hasPrevious, mayFollow } = positionOfRows(endpoint, rows)
  return !hasPrevious && !mayFollow
}
