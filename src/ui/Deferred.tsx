/** Draws its part in a render of its own, after the paint that answers the press which opened it. */
import { useDeferredValue, type ReactNode } from 'react'

export const Deferred = ({ children }: { readonly children: ReactNode }): ReactNode => useDeferredValue(true, false) && children
