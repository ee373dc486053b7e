/** Tells all within where the reader is. */
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { NavigationContext, type History } from './navigation.ts'

export function WithHistory({ history, children }: { history: History; children: ReactNode }) {
  // At once and not in a transition: the address that a control is read from is never a frame behind.
  const { location, arrival } = useSyncExternalStore(history.subscribe, history.current)
  const navigation = useMemo(() => ({ location, arrival, go: history.go, hrefOf: history.hrefOf }), [location, arrival, history])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
