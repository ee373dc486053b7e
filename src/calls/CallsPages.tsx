/** The pages of calls, each loaded when it is first visited. */
import { lazy, type ReactNode } from 'react'
import { Route, Routes } from 'react-router'

const CallsPage = lazy(async () => ({ default: (await import('./page/CallsPage.tsx')).CallsPage }))
const CompanyCallsPage = lazy(async () => ({ default: (await import('./page/CompanyCallsPage.tsx')).CompanyCallsPage }))
const ComparePage = lazy(async () => ({ default: (await import('./compare/ComparePage.tsx')).ComparePage }))
const TermsPage = lazy(async () => ({ default: (await import('./terms/TermsPage.tsx')).TermsPage }))
const FiguresPage = lazy(async () => ({ default: (await import('./figures/FiguresPage.tsx')).FiguresPage }))

/** `missing` is shown for an address that is none of them. */
export const CallsPages = ({ missing }: { readonly missing: ReactNode }) => (
  <Routes>
    <Route index element={<CallsPage />} />
    <Route path="company" element={<CompanyCallsPage />} />
    <Route path="compare" element={<ComparePage />} />
    <Route path="terms" element={<TermsPage />} />
    <Route path="figures" element={<FiguresPage />} />
    <Route path="*" element={missing} />
  </Routes>
)
