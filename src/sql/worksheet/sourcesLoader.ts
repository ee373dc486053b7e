/** Loads the sources of a worksheet in their order, one at a time: what arrives stays, and what fails can be asked again. */
import { createSignal } from '../../lib/signal.ts'
import type { SourceLoader, SourceState } from './sourceState.ts'

export interface SourcesLoader {
  readonly loaders: readonly SourceLoader[]
  /** In the order of the sources; another list whenever one has changed. */
  readonly states: () => readonly SourceState[]
  readonly subscribe: (listener: () => void) => () => void
  /** Asks for all that is not there and did not fail. */
  readonly run: () => void
  /** Asks again for what failed or was stopped, of one source. */
  readonly retry: (place: number) => void
  readonly stop: () => void
  /** Stops, and listens no longer; `run` goes on. */
  readonly close: () => void
}

const isWaiting = ({ status }: SourceState): boolean => status === 'waiting' || status === 'running'

/** Whether nothing is under way any more. */
export const isSettled = (states: readonly SourceState[]): boolean => !states.some(isWaiting)

export function createSourcesLoader(loaders: readonly SourceLoader[]): SourcesLoader {
  const read = (): readonly SourceState[] => loaders.map(({ state }) => state())
  const { get: states, set, subscribe } = createSignal(read())
  let queue: readonly SourceLoader[] = []
  const next = (): void => {
    const [first, ...rest] = queue
    queue = rest
    first?.run()
  }
  const add = (more: readonly SourceLoader[]): void => {
    queue = [...queue, ...more.filter((loader) => !queue.includes(loader))]
    if (!states().some(({ status }) => status === 'running')) next()
  }
  const follow = (loader: SourceLoader): (() => void) => {
    let before = loader.state().status
    return loader.subscribe(() => {
      const { status } = loader.state()
      const hasEnded = status !== before && !isWaiting(loader.state())
      before = status
      set(read())
      if (hasEnded) next()
    })
  }
  /** Only while they are wanted: loaders outlive the lists that they stand in. */
  let leave: readonly (() => void)[] | undefined
  const stop = (): void => {
    queue = []
    for (const loader of loaders) if (isWaiting(loader.state())) loader.stop()
  }
  return {
    loaders,
    states,
    subscribe,
    run() {
      leave ??= loaders.map(follow)
      set(read())
      add(loaders.filter(({ state }) => state().status !== 'there' && state().status !== 'failed'))
    },
    retry: (place) => add(loaders.slice(place, place + 1)),
    stop,
    close() {
      for (const end of leave ?? []) end()
      leave = undefined
      stop()
    },
  }
}
