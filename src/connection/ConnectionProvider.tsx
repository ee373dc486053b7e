/** Makes the connection out of the deployment, and holds a typed key in memory, nowhere else. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { unixOfDay, type IsoDay } from '../lib/dates/days.ts'
import type { Connection } from '../api/client/connection.ts'
import { createRequestLog, type RequestLog } from '../api/client/requestLog.ts'
import { createEntitlements } from '../api/client/entitlements.ts'
import { dayOfScenario, scenarioIn } from '../api/client/scenario.ts'
import { createRetryPolicy } from '../api/client/retry.ts'
import { createInFlightRequests } from '../api/client/inFlightRequests.ts'
import { ConnectionContext, type ConnectionState } from './ConnectionContext.tsx'
import { dayHere } from './dayHere.ts'
import type { Deployment } from './deployment.ts'

/** Unix seconds; those of a pinned day stand still. */
const clockAt = (today: IsoDay, seconds: number | undefined) => (): number =>
  seconds === undefined ? Math.floor(Date.now() / 1000) : unixOfDay(today) + seconds
const dayNow = () => dayHere(Date.now())

interface Props {
  readonly deployment: Deployment
  /** The network, or the demo's mock service, which may be asked for trouble. */
  readonly fetch: (request: Request, scenario: string | undefined) => Promise<Response>
  /** The demo's pinned day, and how many seconds of it are over; `undefined` for the time it is. */
  readonly pinned?: { readonly today: IsoDay; readonly seconds: number }
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

export function ConnectionProvider({ deployment, fetch, pinned, children }: Props) {
  const queryClient = useQueryClient()
  const [retryPolicy] = useState(() => createRetryPolicy())
  const [inFlightRequests] = useState(createInFlightRequests)
  const { pathname, search } = useLocation()
  const scenario = deployment.mode === 'demo' ? scenarioIn(new URLSearchParams(search)) : undefined
  const [typed, setTyped] = useState(() => held(''))
  const [begun, setBegun] = useState(() => ({ on: dayNow(), at: pathname }))
  // Another page has nothing of yesterday's on screen; one that stays is not changed under the reader's eyes.
  if (begun.at !== pathname) setBegun({ on: dayNow(), at: pathname })
  const seconds = pinned?.seconds
  const today = pinned ? (dayOfScenario(scenario) ?? pinned.today) : begun.on

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
      today,
      now: clockAt(today, seconds),
      ...(scenario ? { scenario } : {}),
      fetch: isDirect ? askDirectly : (request) => fetch(request, scenario),
      log: typed.log,
      retryPolicy,
      // New with every key: another has another plan.
      entitlements: createEntitlements(),
      inFlightRequests,
    }
    return {
      connection,
      isDirectAllowed: isDirect,
      refusedKeyEnd: typed.refusedEnd,
      turnDay: seconds === undefined ? () => setBegun((before) => ({ ...before, on: dayNow() })) : undefined,
      useKey: (key) => {
        typed.leaving.abort()
        setTyped(held(key))
        // What another key was allowed to see must not stay on screen.
        queryClient.clear()
      },
    }
  }, [deployment, fetch, seconds, today, scenario, retryPolicy, inFlightRequests, typed, queryClient, setTyped, setBegun])

  return <ConnectionContext value={state}>{children}</ConnectionContext>
}
