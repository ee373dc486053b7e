/** Keys that are live while a component is shown. */
import { useEffect, useEffectEvent } from 'react'
import { registerKeys, type Binding, type Scope } from './keys.ts'

export function useKeys(scope: Scope, bindings: readonly Binding[]): void {
  const read = useEffectEvent(() => bindings)
  useEffect(() => registerKeys({ scope, read: () => read() }), [scope])
}
