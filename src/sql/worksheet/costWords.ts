/** What loading the sources of a worksheet costs, in words. */
import { counted } from '../../lib/numbers/counts.ts'
import type { Cost } from './source.ts'

/** `at most 5 requests`; `3 requests, and as many as one source has pages`. */
export function costWords({ requests, isMost, endless }: Cost): string {
  const known = `${isMost ? 'at most ' : ''}${counted(requests, 'request')}`
  if (endless === 0) return known
  const rest = endless === 1 ? 'as many as one source has pages' : `as many as ${endless} sources have pages`
  return requests === 0 ? rest : `${known}, and ${rest}`
}
