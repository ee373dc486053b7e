/** The app: what all pages share, around the page that the address shows. */
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { ConnectionProvider } from '../connection/ConnectionProvider.tsx'
import type { Deployment } from '../connection/deployment.ts'
import { endpoints } from '../endpoints/index.ts'
import { KeptCallsContext } from '../endpoints/transcripts/search/KeptCallsContext.ts'
import { OperationsContext } from '../explorer/OperationsContext.ts'
import { JoinSourceContext } from '../explorer/join/prices/JoinSource.ts'
import { startWithWatchlists } from '../settings/watchlists.ts'
import { Deferred } from '../ui/Deferred.tsx'
import { DEMO_TODAY, EVENING } from '../mock/world/today.ts'
import { LaterParts } from './LaterParts.tsx'
import { KeyWarning } from './notices/KeyWarning.tsx'
import { PageBoundary } from './notices/PageBoundary.tsx'
import { Pages } from './Pages.tsx'
import { createQueryClient } from './queryClient.ts'
import { Shell } from './Shell.tsx'

/** The demo's user covers these. */
const DEMO_WATCHLIST = { name: 'desk', tickers: ['ACME', 'BTHL', 'CPNA', 'GRDM', 'HALO', 'HBKR', 'MNTF', 'QNTR'] }

const PINNED = { today: DEMO_TODAY, seconds: EVENING }

const fetchKeptCalls = async () => (await import('../calls/keptCallsSource.ts')).keptCallsSource

const fetchJoinSource = async () => (await import('../endpoints/price-ratios/joinSource.ts')).joinSource

const PENDING = <main id="main" aria-busy="true" />

/**
 * Draws its part in slices, as the first drawing is one long task otherwise. Inside the router, which listens to the history by
 * then: a step through it that is made meanwhile is not missed. The page itself comes after, in a drawing of its own.
 */
function InSlices({ children }: { children: ReactNode }): ReactNode {
  const [isListening, setListening] = useState(false)
  useEffect(() => startTransition(() => setListening(true)), [])
  return isListening && children
}

interface Props {
  readonly deployment: Deployment
  readonly ask: (request: Request, scenario: string | undefined) => Promise<Response>
  /** Whether a key stood in the address, and was taken out. */
  readonly hadKeyInAddress: boolean
}

export function App({ deployment, ask, hadKeyInAddress }: Props) {
  const isDemo = deployment.mode === 'demo'
  const [queryClient] = useState(() => {
    if (isDemo) startWithWatchlists([DEMO_WATCHLIST])
    return createQueryClient(isDemo)
  })
  return (
    <QueryClientProvider client={queryClient}>
      {/* Without a transition a control shows its new state at once: the address it is read from is never a frame behind. */}
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <InSlices>
          <ConnectionProvider deployment={deployment} fetch={ask} {...(isDemo ? { pinned: PINNED } : {})}>
            <LaterParts />
            <OperationsContext value={endpoints}>
              <JoinSourceContext value={fetchJoinSource}>
                <KeptCallsContext value={fetchKeptCalls}>
                  <Shell title={deployment.title}>
                    <KeyWarning wasRemoved={hadKeyInAddress} />
                    <PageBoundary>
                      <Suspense fallback={PENDING}>
                        <Deferred fallback={PENDING}>
                          <Pages />
                        </Deferred>
                      </Suspense>
                    </PageBoundary>
                  </Shell>
                </KeptCallsContext>
              </JoinSourceContext>
            </OperationsContext>
          </ConnectionProvider>
        </InSlices>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
