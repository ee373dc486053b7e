/** Which page an address shows, each but the plain one loaded when it is first visited. */
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useCallback, type ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import type { FindCompanies } from '../company/NothingFound.tsx'
import { endpoints } from '../endpoints/index.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { ExplorerPage } from '../explorer/ExplorerPage.tsx'
import { CompaniesContext } from '../explorer/tickers/companies.ts'

const HomePage = lazy(async () => ({ default: (await import('./home/HomePage.tsx')).HomePage }))
const CompanyPage = lazy(async () => ({ default: (await import('../company/CompanyPage.tsx')).CompanyPage }))
const Brief = lazy(async () => ({ default: (await import('./brief/Brief.tsx')).Brief }))
const CallsPages = lazy(async () => ({ default: (await import('../calls/CallsPages.tsx')).CallsPages }))
const Sql = lazy(async () => ({ default: (await import('../sql/Sql.tsx')).Sql }))
const ConnectionPage = lazy(async () => ({ default: (await import('./pages/connection/ConnectionPage.tsx')).ConnectionPage }))
const ReferencePage = lazy(async () => ({ default: (await import('./pages/ReferencePage.tsx')).ReferencePage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))
const TourPage = lazy(async () => ({ default: (await import('./pages/TourPage.tsx')).TourPage }))
const PreferencesPage = lazy(async () => ({ default: (await import('./pages/PreferencesPage.tsx')).PreferencesPage }))
const MethodPage = lazy(async () => ({ default: (await import('./pages/method/MethodPage.tsx')).MethodPage }))
const AboutPage = lazy(async () => ({ default: (await import('./pages/AboutPage.tsx')).AboutPage }))

/** Loaded when a ticker has no records, or one is typed. */
const findCompanies: FindCompanies = async (client, connection) =>
  (await import('./palette/knownCompanies.ts')).knownCompanies(client, connection, endpoints)

/** An operation whose folder has a `page.tsx` is shown by it, loaded when first visited; the others have the plain page. */
const ownPages = import.meta.glob<{ default: ComponentType }>('../endpoints/*/page.tsx')
const ownPageOf = (name: string) => ownPages[`../endpoints/${name}/page.tsx`]

/** Loads an operation's page ahead, while it is still being found out what the deployment is. A failure is told when it is wanted. */
export const fetchPage = (name: string): void => void ownPageOf(name)?.().catch(() => undefined)

const operations = endpoints.map((endpoint) => {
  const load = ownPageOf(endpoint.id)
  const OwnPage = load && lazy(load)
  // The key of the plain page parts the operations: without it one would show the other's last rows under its own title.
  const element = OwnPage ? <OwnPage /> : <ExplorerPage key={endpoint.id} endpoint={endpoint} />
  return <Route key={endpoint.id} path={endpoint.id} element={element} />
})

export function Pages() {
  const client = useQueryClient()
  const connection = useConnection()
  const find = useCallback(() => findCompanies(client, connection), [client, connection])
  return (
    <CompaniesContext value={find}>
      <Routes>
        <Route index element={<HomePage />} />
        {operations}
        {/* A class share may be spelled with a stroke: `/company/BRK/B`. */}
        <Route path="company/*" element={<CompanyPage findCompanies={findCompanies} />} />
        <Route path="brief" element={<Brief />} />
        <Route path="calls/*" element={<CallsPages missing={<NotFoundPage />} />} />
        <Route path="sql" element={<Sql />} />
        <Route path="connection" element={<ConnectionPage />} />
        <Route path="reference" element={<ReferencePage />} />
        <Route path="tour" element={<TourPage />} />
        <Route path="preferences" element={<PreferencesPage />} />
        <Route path="method" element={<MethodPage />} />
        <Route path="about" element={<AboutPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </CompaniesContext>
  )
}
