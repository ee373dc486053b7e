/** The app: what all pages share, and which page an address shows. */
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import { ConnectionProvider } from '../connection/ConnectionProvider.tsx'
import type { Deployment } from '../connection/deployment.ts'
import { endpoints } from '../endpoints/index.ts'
import { ExplorerPage } from '../explorer/ExplorerPage.tsx'
import { OperationsContext } from '../explorer/OperationsContext.ts'
import { DEMO_TODAY } from '../mock/world/today.ts'
import { AddressRouter } from './AddressRouter.tsx'
import { KeyWarning } from './KeyWarning.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { createQueryClient } from './queryClient.ts'
import { Shell } from './Shell.tsx'

const StartPage = lazy(async () => ({ default: (await import('./StartPage.tsx')).StartPage }))
const CompanyPage = lazy(async () => ({ default: (await import('../company/CompanyPage.tsx')).CompanyPage }))
const ConnectionPage = lazy(async () => ({ default: (await import('./ConnectionPage.tsx')).ConnectionPage }))
const ReferencePage = lazy(async () => ({ default: (await import('./ReferencePage.tsx')).ReferencePage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }))
const PreferencesPage = lazy(async () => ({ default: (await import('./PreferencesPage.tsx')).PreferencesPage }))
const AboutPage = lazy(async () => ({ default: (await import('./AboutPage.tsx')).AboutPage }))

/** An operation whose folder has a `page.tsx` is shown by it, loaded when first visited; the others have the plain page. */
const ownPages = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../endpoints/*/page.tsx')).map(([file, load]) => [
    file.split('/')[2]!,
    lazy(load),
  ]),
)

interface Props {
  readonly deployment: Deployment
  readonly ask: (request: Request, scenario: string | undefined) => Promise<Response>
  /** Whether a key stood in the address, and was taken out. */
  readonly hadKeyInAddress: boolean
}

export function App({ deployment, ask, hadKeyInAddress }: Props) {
  const isDemo = deployment.mode === 'demo'
  const [queryClient] = useState(() => createQueryClient(isDemo))
  return (
    <QueryClientProvider client={queryClient}>
      <AddressRouter basename={import.meta.env.BASE_URL}>
        <ConnectionProvider deployment={deployment} fetch={ask} {...(isDemo ? { today: DEMO_TODAY } : {})}>
          <OperationsContext value={endpoints}>
            <Shell title={deployment.title}>
              <KeyWarning wasRemoved={hadKeyInAddress} />
              <PageBoundary>
                <Suspense fallback={<main id="main" aria-busy="true" />}>
                  <Routes>
                    <Route index element={<StartPage />} />
                    {endpoints.map((endpoint) => {
                      const Page = ownPages.get(endpoint.id)
                      // The key parts the operations: without it one would show the other's last rows under its own title.
                      const element = Page ? <Page key={endpoint.id} /> : <ExplorerPage key={endpoint.id} endpoint={endpoint} />
                      return <Route key={endpoint.id} path={endpoint.id} element={element} />
                    })}
                    {/* The rest of the path: a class share may be spelled with a stroke, `BRK/B`. */}
                    <Route path="company/*" element={<CompanyPage />} />
                    <Route path="connection" element={<ConnectionPage />} />
                    <Route path="reference" element={<ReferencePage />} />
                    <Route path="preferences" element={<PreferencesPage />} />
                    <Route path="about" element={<AboutPage />} />
                    <Route path="*" element={<NotFoundPage />} />
                  </Routes>
                </Suspense>
              </PageBoundary>
            </Shell>
          </OperationsContext>
        </ConnectionProvider>
      </AddressRouter>
    </QueryClientProvider>
  )
}
