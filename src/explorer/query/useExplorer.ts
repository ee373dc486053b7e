/** The state of an explorer page in three parts: the address in, the answer to it out, and the acts that lead to another address. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { pageActs, type PageActs } from '../address/pageActs.ts'
import { usePageAddress, type OwnName, type PageAddress, type Reading } from '../address/usePageAddress.ts'
import { useAnswer, type Answer } from './useAnswer.ts'

export interface Explorer<E extends AnyEndpoint> {
  readonly address: PageAddress<E>
  readonly answer: Answer<E>
  readonly acts: PageActs<E>
}

export function useExplorer<E extends AnyEndpoint>(
  endpoint: E,
  ownNames: readonly OwnName[] = [],
  reading: Reading = {},
): Explorer<E> {
  const { address, goTo } = usePageAddress(endpoint, ownNames, reading)
  const answer = useAnswer(endpoint, address)
  return { address, answer, acts: pageActs(endpoint, address, goTo) }
}
