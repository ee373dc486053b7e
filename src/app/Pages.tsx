/** Which page an address shows. Looked up by name: React Router's matching, for paths of many parts, would bring 5 kB into the first load. */
import { lazy, type ComponentType, type ReactNode } from 'react'
import { endpoints } from '../endpoints/index.ts'
import { ExplorerPage } from '../explorer/ExplorerPage.tsx'
import { useLocation } from 'react-router'

const StartPage = lazy(async () => ({ default: (await import('./pages/StartPage.tsx')).StartPage }))
const CompanyPage = lazy(async () => ({ default: (await import('../company/CompanyPage.tsx')).CompanyPage }))
const ConnectionPage = lazy(async () => ({ default: (await import('./pages/ConnectionPage.tsx')).ConnectionPage }))
const ReferencePage = lazy(async () => ({ default: (await import('./pages/ReferencePage.tsx')).ReferencePage }))
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }))
const TourPage = lazy(async () => ({ default: (await import('./pages/TourPage.tsx')).TourPage }))
const PreferencesPage = lazy(async () => ({ default: (await import('./pages/PreferencesPage.tsx')).PreferencesPage }))
const AboutPage = lazy(async () => ({ default: (await import('./pages/AboutPage.tsx')).AboutPage }))

/** An operation whose folder has a `page.tsx` is shown by it, loaded when first visited; the others have the plain page. */
const ownParts = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType }>('../endpoints/*/page.tsx')).map(([file, load]) => [
    file.split('/')[2]!,
    load,
  ]),
)
const ownPages = new Map([...ownParts].map(([name, load]) => [name, lazy(load)]))

/** Loads an operation's page ahead, while it is still being found out what the deployment is. A failure is told when it is wanted. */
export const fetchPage = (name: string): void =>
  void ownParts
    .get(name)?.()
    .catch(() => undefined)

/** By the name in the address. The keys part the operations: without them one would show the other's last rows under its own title. */
const pages = new Map<string, ReactNode>([
  ['', <StartPage key="start" />],
  ...endpoints.map((endpoint) => {
    const Page = ownPages.get(endpoint.id)
    return [endpoint.id, Page ? <Page key={endpoint.id} /> : <ExplorerPage key={endpoint.id} endpoint={endpoint} />] as const
  }),
  ['company', <CompanyPage key="company" />],
  ['connection', <ConnectionPage key="connection" />],
  ['reference', <ReferencePage key="reference" />],
  ['tour', <TourPage key="tour" />],
  ['preferences', <PreferencesPage key="preferences" />],
  ['about', <AboutPage key="about" />],
])

export function Pages() {
  const { pathname } = useLocation()
  const [name = '', ...rest] = pathname
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .split('/')
  // Only a company has something behind its page's name: a class share may be spelled with a stroke, `BRK/B`.
  return (rest.length === 0 || name === 'company' ? pages.get(name) : undefined) ?? <NotFoundPage />
}
