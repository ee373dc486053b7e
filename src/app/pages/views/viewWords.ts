/** A view's address in words: `Splits for ACME`. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { companyNavigationContext } from '../../../explorer/address/navigationContext.ts'
import { phrasesOf, sentenceOf } from '../../../explorer/address/queryInWords.ts'

/** The path itself where it is neither an operation's nor a company's. */
export function viewWords(endpoints: readonly AnyEndpoint[], address: string): string {
  const [path = '', query = ''] = address.split('?')
  const endpoint = endpoints.find(({ id }) => path === `/${id}`)
  if (endpoint) return sentenceOf(endpoint, phrasesOf(endpoint, new URLSearchParams(query)))
  const [ticker] = companyNavigationContext(path, new URLSearchParams(query)).tickers
  return ticker ? `${ticker} in all sources` : path
}
