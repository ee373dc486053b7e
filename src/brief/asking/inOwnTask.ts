/** To draw a page anew in a task of its own, which is no part of the one that took in an answer: together they would stop the page for longer. */
import { notifyManager } from '@tanstack/react-query'

type Subscribe = (listener: () => void) => () => void

/** The same, which tells its listeners once the task that set the value has ended, as queries do. */
export const inOwnTask =
  (subscribe: Subscribe): Subscribe =>
  (listener) =>
    subscribe(notifyManager.batchCalls(listener))
