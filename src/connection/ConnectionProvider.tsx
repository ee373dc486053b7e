/** Makes the connection out of the deployment, and holds a typed key in memory, nowhere else. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Connection } from '../api/connection.ts'
import { createRequestLog, type RequestLog } from '../api/exchange.ts'
import { createRefusals } from '../api/refusals.ts'
import { createRetries } from '../api/retry.ts'
import { createTransfers } from '../api/transfers.ts'
import { dayOfUnix, type IsoDay } from '../lib/days.ts'
import { ConnectionContext, SCENARIO, type ConnectionState } from './ConnectionContext.tsx'
import type { Deployment } from './deployment.ts'

/** The calendar day it is where the reader is. */
const localToday = (): IsoDay => dayOfUnix(Date.now() / 1000 - new Date().getTimezoneOffset() * 60)

interface Props {
  readonly deployment: Deployment
  /** The network, or the demo's stand-in, which may be asked for trouble. */
  readonly fetch: (request: Request, scenario: string | undefined) => Promise<Response>
  /** The demo's pinned day; `undefined` for the day it is. */
  readonly today?: string
  readonly children: ReactNode
}

interface TypedKey {
  readonly key: string
  readonly refusedEnd?: string
  /** What was asked with it: with another key begins another record. */
  readonly log: RequestLog
  /** Calls off what is still asked with it. */
  readonly leaving: AbortController
}

const held = (key: string): TypedKey => ({ key, log: createRequestLog(), leaving: new AbortController() })

export function ConnectionProvider({ deployment, fetch, today, children }: Props) {
  const queryClient = useQueryClient()
  const [retries] = useState(() => createRetries())
  const [transfers] = useState(createTransfers)
  const { search } = useLocation()
  const scenario = (deployment.mode === 'demo' && new URLSearchParams(search).get(SCENARIO)) || undefined
  const [typed, setTyped] = useState(() => held(''))

  const state = useMemo((): ConnectionState => {
    const isDirect = deployment.mode === 'live' && deployment.direct
    const askDirectly = async (request: Request): Promise<Response> => {
      const signal = AbortSignal.any([request.signal, typed.leaving.signal])
      const response = await fetch(new Request(request, { signal }), undefined)
      // A refused key is forgotten, unless another was typed meanwhile.
      if (response.status === 401) {
        setTyped((current) => (current.key === typed.key ? { ...current, key: '', refusedEnd: typed.key.slice(-4) } : current))
      }
      return response
    }
    const connection: Connection = {
      mode: deployment.mode,
      serviceUrl: deployment.baseUrl,
      origin: isDirect ? deployment.baseUrl : window.location.origin,
      keyTravels: isDirect ? 'header' : 'gateway',
      ...(isDirect && typed.key !== '' ? { key: typed.key } : {}),
      today: today ?? localToday(),
      ...(scenario ? { scenario } : {}),
      fetch: isDirect ? askDirectly : (request) => fetch(request, scenario),
      log: typed.log,
      retries,
      // New with every key: another has another plan.
      refusals: createRefusals(),
      transfers,
    }
    return {
      connection,
      isDirectAllowed: isDirect,
      refusedKeyEnd: typed.refusedEnd,
      useKey: (key) => {
        typed.leaving.abort()
        setTyped(held(key))
        // What another key was allowed to see must not stay on screen.
        queryClient.clear()
      },
    }
  }, [deployment, fetch, today, scenario, retries, transfers, typed, queryClient])

  return <ConnectionContext value={state}>{children}</ConnectionContext>
}
