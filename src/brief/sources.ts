/** Which datasets say since when their records changed, and which of them a brief asks: none is left out without a word. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { takesUpdatedSince } from '../api/endpoint/vocabulary.ts'
import { briefViews } from '../endpoints/briefViews.ts'
import { endpoints } from '../endpoints/index.ts'
import { figure } from '../lib/numbers/counts.ts'
import type { Content } from './lines/briefContent.ts'

const isAsked = (endpoint: AnyEndpoint): boolean => briefViews.some((view) => view.endpoint === endpoint)

/** Those with the filter “updated since”. */
const dated = endpoints.filter(({ params }) => takesUpdatedSince(params))

/** `Analysts is not asked: it takes no tickers.` */
export const NOT_ASKED = dated
  .filter((endpoint) => !isAsked(endpoint))
  .map(
    ({ title }) => `${title} takes “updated since” too and is not asked: it takes no tickers, and its records name no company.`,
  )

/** Each dataset with how many of its records changed, or that it is missing. */
export function sourceWords({ changed, gaps }: Pick<Content, 'changed' | 'gaps'>): string {
  const missing = new Set(gaps.map(({ endpoint }) => endpoint.id))
  const counts = dated.filter(isAsked).map(({ id, title }) => {
    const isMissing = missing.has(id)
    const count = changed.get(id) ?? 0
    const words = count === 0 ? 'none' : figure(count)
    return `${title} ${isMissing ? (count === 0 ? 'missing' : `${words}, not all`) : words}`
  })
  return `Records changed since then: ${counts.join('; ')}. ${NOT_ASKED.join(' ')}`
}
