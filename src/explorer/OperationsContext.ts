/** The operations there are, given from above: an explorer page links to its siblings and knows none of them. */
import { createContext, useContext } from 'react'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'

export const OperationsContext = createContext<readonly AnyEndpoint[]>([])

export const useOperations = (): readonly AnyEndpoint[] => useContext(OperationsContext)
