/** The requests that are under way, and how much of each answer has arrived. */

export interface Transfer {
  /** Path and query, as the exchange will have them. */
  readonly path: string
  readonly bytes: number
}

export interface Transfers {
  readonly begin: (path: string) => { readonly arrived: (bytes: number) => void; readonly end: () => void }
  readonly subscribe: (listener: () => void) => () => void
  /** The same array until something arrives. */
  readonly underWay: () => readonly Transfer[]
}

export function createTransfers(): Transfers {
  const current = new Map<symbol, Transfer>()
  const listeners = new Set<() => void>()
  let list: readonly Transfer[] = []
  const tell = (): void => {
    list = [...current.values()]
    for (const listener of listeners) listener()
  }
  return {
    begin(path) {
      const id = Symbol(path)
      const arrived = (bytes: number): void => {
        current.set(id, { path, bytes })
        tell()
      }
      arrived(0)
      return { arrived, end: () => current.delete(id) && tell() }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    underWay: () => list,
  }
}
