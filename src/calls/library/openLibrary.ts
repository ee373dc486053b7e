/** The library of calls of a connection, opened when a page first wants it and kept for the others. */
import type { Connection } from '../../api/client/connection.ts'
import { pageActivity } from '../../explorer/query/pageActivity.ts'
import { startWorker } from '../../lib/trustedTypes.ts'
import { preferences } from '../../settings/preferences.ts'
import type { DistantArchive } from './callArchive.ts'
import { createCallLibrary } from './callLibrary.ts'
import type { CallLibrary } from './libraryState.ts'
import type { Answer, Question } from './callsWorker.ts'
import workerAddress from './callsWorker.ts?worker&url'

const MEGABYTE = 1_000_000

function archiveInWorker(): DistantArchive {
  const worker = startWorker(workerAddress, 'calls')
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: unknown) => void }>()
  let last = 0
  const fail = (): void => {
    for (const { reject } of waiting.values()) reject(new TypeError('The library of calls stopped.'))
    waiting.clear()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number)
    waiting.delete(data.number)
    if ('fault' in data) asked?.reject(new TypeError(data.fault))
    else asked?.resolve(data.value as never)
  })
  const ask =
    (act: Question['act']) =>
    (...given: readonly unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        const number = (last += 1)
        waiting.set(number, { resolve, reject })
        worker.postMessage({ number, act, given } satisfies Question)
      })
  return {
    open: ask('open'),
    add: ask('add'),
    heads: ask('heads'),
    call: ask('call'),
    search: ask('search'),
    forget: ask('forget'),
  }
}

/** What another key may see is another list. */
const libraries = new WeakMap<Connection, CallLibrary>()

export function libraryOf(connection: Connection): CallLibrary {
  const made =
    libraries.get(connection) ??
    createCallLibrary({
      connection,
      archive: archiveInWorker(),
      gate: pageActivity,
      most: Number(preferences().keptCalls) * MEGABYTE || 0,
      locks: navigator.locks,
    })
  libraries.set(connection, made)
  return made
}
