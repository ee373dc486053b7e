/** The operations that the plan behind the key was seen not to include, for as long as the key is the same. */
import { createSignal } from '../../lib/signal.ts'

export interface Entitlements {
  readonly deny: (operation: string) => void
  readonly allow: (operation: string) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The same set until something changes. */
  readonly denied: () => ReadonlySet<string>
}

export function createEntitlements(): Entitlements {
  const { get: denied, set, subscribe } = createSignal<ReadonlySet<string>>(new Set())
  return {
    deny: (operation) => void (denied().has(operation) || set(new Set([...denied(), operation]))),
    allow: (operation) => void (denied().has(operation) && set(new Set([...denied()].filter((one) => one !== operation)))),
    subscribe,
    denied,
  }
}
