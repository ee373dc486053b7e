/** Where the reader is and how he goes elsewhere. A router of our own: the address is a path and a query, and the libraries for it weigh ten times this. */
import { createContext, use, useMemo } from 'react'

/** Free of the base path that the app is served under. */
export interface Place {
  readonly pathname: string
  /** With its question mark; empty without a query. */
  readonly search: string
  readonly hash: string
  /** What was left with this entry of the history. */
  readonly state: unknown
  /** Another for each entry of the history. */
  readonly key: string
}

/** How the reader came: by a link or a press, in place of where he was, or back, forward or from outside. */
export type Arrival = 'PUSH' | 'REPLACE' | 'POP'

export interface Step {
  /** Whether the place that is left is no step to come back to. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** The browser's history, or in tests one in memory. */
export interface History {
  /** The same object until the reader is elsewhere. */
  readonly current: () => { readonly location: Place; readonly arrival: Arrival }
  readonly subscribe: (listener: () => void) => () => void
  readonly go: (to: string, step?: Step) => void
  /** A path within the app as the browser has it. */
  readonly hrefOf: (path: string) => string
}

interface Navigation extends Pick<History, 'go' | 'hrefOf'> {
  readonly location: Place
  readonly arrival: Arrival
}

export const NavigationContext = createContext<Navigation | undefined>(undefined)

function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('There is no history around this.')
  return navigation
}

/** A path, a query alone (`?tickers=HALO`) for this same page, or both. */
const pathTo = (to: string, pathname: string): string => (to.startsWith('/') ? to : pathname + to)

export const useLocation = (): Place => useNavigation().location
export const useArrival = (): Arrival => useNavigation().arrival

export function useHref(to: string): string {
  const { hrefOf, location } = useNavigation()
  return hrefOf(pathTo(to, location.pathname))
}

export function useNavigate(): (to: string, step?: Step) => void {
  const { go, location } = useNavigation()
  const { pathname } = location
  return useMemo(() => (to: string, step?: Step) => go(pathTo(to, pathname), step), [go, pathname])
}
