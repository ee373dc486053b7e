/** React Router over the browser's history: of it the history, places and links, but not its matching, which one name in a path does not need. */
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

export function AddressRouter({ basename, children }: { basename: string; children: ReactNode }) {
  // `v5Compat`: the listener hears of the app's own steps too.
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location })
  // Without a transition a control shows its new state at once: the address it is read from is never a frame behind.
  useLayoutEffect(() => history.listen(setState), [history])
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  )
}
