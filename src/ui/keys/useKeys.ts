/** Keys that are live while a component is shown. */
import { useEffectEvent, useLayoutEffect } from 'react'
import { registerKeys, type Binding, type Scope } from './keys.ts'

export function useKeys(scope: Scope, bindings: readonly Binding[]): void {
  const read = useEffectEvent(() => bindings)
  // With what is drawn: a key pressed before the browser has painted it is meant for it.
  useLayoutEffect(() => registerKeys({ scope, read: () => read() }), [scope])
}
