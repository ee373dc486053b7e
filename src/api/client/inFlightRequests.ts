/** The requests that are under way, and how much of each answer has arrived. */
import { createSignal } from '../../lib/signal.ts'

export interface InFlightRequest {
  /** Path and query, as the exchange will have them. */
  readonly path: string
  readonly bytes: number
}

export interface InFlightRequests {
  readonly begin: (path: string) => { readonly arrived: (bytes: number) => void; readonly end: () => void }
  readonly subscribe: (listener: () => void) => () => void
  /** The same array until something arrives. */
  readonly inFlight: () => readonly InFlightRequest[]
}

/** Milliseconds between two tellings of how much has arrived. */
const PAUSE = 100

export function createInFlightRequests(): InFlightRequests {
  const current = new Map<symbol, InFlightRequest>()
  const { get: inFlight, set, subscribe } = createSignal<readonly InFlightRequest[]>([])
  let later: ReturnType<typeof setTimeout> | undefined
  const tell = (): void => {
    clearTimeout(later)
    later = undefined
    set([...current.values()])
  }
  return {
    begin(path) {
      const id = Symbol(path)
      const arrived = (bytes: number): void => {
        current.set(id, { path, bytes })
        // A large answer comes in hundreds of pieces: to draw each count would take longer than to read them.
        later ??= setTimeout(tell, PAUSE)
      }
      current.set(id, { path, bytes: 0 })
      tell()
      return { arrived, end: () => current.delete(id) && tell() }
    },
    subscribe,
    inFlight,
  }
}
