/** Which page an address shows, each but the plain one loaded when it is first visited. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, type ComponentType } from 'react'
import { Route, Routes } from 'react-router'
import type { FindCompanies } from '../company/NothingFound.tsx'
import { endpoints } from '../endpoints/index.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { ExplorerPage } from '../explorer/ExplorerPage.tsx'
import { CompaniesContext } from '../explorer/tickers/companies.ts'
import { lazyWithPreload } from '../ui/lazyWithPreload.tsx'

const [HomePage, fetchHome] = lazyWithPreload(async () => (await import('./home/HomePage.tsx')).HomePage)
const [CompanyPage, fetchCompany] = lazyWithPreload(async () => (await import('../company/CompanyPage.tsx')).CompanyPage)
const [Brief, fetchBrief] = lazyWithPreload(async () => (await import('./brief/Brief.tsx')).Brief)
const [CallsPages, fetchCalls] = lazyWithPreload(async () => (await import('../calls/CallsPages.tsx')).CallsPages)
const [Sql] = lazyWithPreload(async () => (await import('../sql/Sql.tsx')).Sql)
const [ConnectionPage] = lazyWithPreload(async () => (await import('./pages/connection/ConnectionPage.tsx')).ConnectionPage)
const [ReferencePage] = lazyWithPreload(async () => (await import('./pages/ReferencePage.tsx')).ReferencePage)
const [NotFoundPage] = lazyWithPreload(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage)
const [TourPage] = lazyWithPreload(async () => (await import('./pages/TourPage.tsx')).TourPage)
const [PreferencesPage] = lazyWithPreload(async () => (await import('./pages/PreferencesPage.tsx')).PreferencesPage)
const [MethodPage] = lazyWithPreload(async () => (await import('./pages/method/MethodPage.tsx')).MethodPage)
const [AboutPage] = lazyWithPreload(async () => (await import('./pages/AboutPage.tsx')).AboutPage)

/** Loaded when a ticker has no records, or one is typed. */
const findCompanies: FindCompanies = async (client, connection) =>
  (await import('./palette/knownCompanies.ts')).knownCompanies(client, connection, endpoints)

/** Those that are loaded ahead (`fetchPage`), by the first part of their address. */
const fetches: Record<string, () => Promise<void>> = {
  '': fetchHome,
  company: fetchCompany,
  brief: fetchBrief,
  calls: fetchCalls,
}

/** An operation whose folder has a `page.tsx` is shown by it, loaded when first visited; the others have the plain page. */
const ownPages = import.meta.glob<{ default: ComponentType }>('../endpoints/*/page.tsx')

const operations = endpoints.map((endpoint) => {
  const load = ownPages[`../endpoints/${endpoint.id}/page.tsx`]
  const [OwnPage, fetch] = load ? lazyWithPreload(async () => (await load()).default) : []
  if (fetch) fetches[endpoint.id] = fetch
  // The key of the plain page parts the operations: without it one would show the other's last rows under its own title.
  const element = OwnPage ? <OwnPage key={endpoint.id} /> : <ExplorerPage key={endpoint.id} endpoint={endpoint} />
  return <Route key={endpoint.id} path={endpoint.id} element={element} />
})

/** Loads the page of an address ahead, while it is still being found out what the deployment is. A failure is told when it is wanted. */
export const fetchPage = async (address: string): Promise<void> => fetches[address.split('/')[0]!]?.()

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
