/** The operations that the plan behind the key was seen not to include, for as long as the key is the same. */

export interface Entitlements {
  readonly deny: (operation: string) => void
  readonly allow: (operation: string) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The same set until something changes. */
  readonly denied: () => ReadonlySet<string>
}

export function createEntitlements(): Entitlements {
  const listeners = new Set<() => void>()
  let operations: ReadonlySet<string> = new Set()
  const set = (next: ReadonlySet<string>): void => {
    operations = next
    for (const listener of listeners) listener()
  }
  return {
    deny: (operation) => void (operations.has(operation) || set(new Set([...operations, operation]))),
    allow: (operation) => void (operations.has(operation) && set(new Set([...operations].filter((one) => one !== operation)))),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    denied: () => operations,
  }
}
