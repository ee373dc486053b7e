/** Draws its part in a render of its own, in slices, after the paint that answers the press which opened it; until then what stands in for it. */
import { useDeferredValue, type ReactNode } from 'react'

interface Props {
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

export const Deferred = ({ fallback, children }: Props): ReactNode => (useDeferredValue(true, false) ? children : fallback)
