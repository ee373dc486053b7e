/** Keeps a fault in drawing a page to that page: the way to the others stays. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Boundary } from '../../ui/Boundary.tsx'

export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Boundary what="this page" content={pathname + search}>
      {children}
    </Boundary>
  )
}
