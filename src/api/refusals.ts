/** The operations that the plan behind the key was seen not to include, for as long as the key is the same. */

export interface Refusals {
  readonly refused: (operation: string) => void
  readonly answered: (operation: string) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The same set until something changes. */
  readonly operations: () => ReadonlySet<string>
}

export function createRefusals(): Refusals {
  const listeners = new Set<() => void>()
  let operations: ReadonlySet<string> = new Set()
  const set = (next: ReadonlySet<string>): void => {
    operations = next
    for (const listener of listeners) listener()
  }
  return {
    refused: (operation) => void (operations.has(operation) || set(new Set([...operations, operation]))),
    answered: (operation) => void (operations.has(operation) && set(new Set([...operations].filter((one) => one !== operation)))),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    operations: () => operations,
  }
}
