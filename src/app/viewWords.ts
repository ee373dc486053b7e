/** A view's address in words: `Splits for ACME`. */
import type { AnyEndpoint } from '../api/endpoint.ts'
import { phrasesOf, sentenceOf } from '../explorer/wording.ts'

/** The path itself where it is no operation's. */
export function viewWords(endpoints: readonly AnyEndpoint[], address: string): string {
  const [path = '', query = ''] = address.split('?')
  const endpoint = endpoints.find(({ id }) => path === `/${id}`)
  return endpoint ? sentenceOf(endpoint, phrasesOf(endpoint, new URLSearchParams(query))) : path
}
