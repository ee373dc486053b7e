/** A Parquet file when its worker does not do its work: the export fails with a message, and never waits for ever. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { allRows } from '../../rows/column.ts'
import { createRowStore } from '../../rows/rowStore.ts'
import { fieldColumn } from '../shown.ts'
import type { Content } from '../formats.ts'
import { writeParquet } from './parquet.ts'

/** A worker of which the test says what becomes of it after so many messages. */
class DoomedWorker extends EventTarget {
  static doom: (worker: DoomedWorker, messages: number) => void
  isTerminated = false
  #messages = 0
  postMessage(): void {
    this.#messages += 1
    DoomedWorker.doom(this, this.#messages)
  }
  terminate(): void {
    this.isTerminated = true
  }
}

let last: DoomedWorker | undefined

beforeEach(() => {
  vi.stubGlobal('Worker', function start() {
    return (last = new DoomedWorker())
  })
  vi.stubGlobal('window', { location: new URL('https://app.test/splits') })
})
afterEach(() => void vi.unstubAllGlobals())

const store = createRowStore(splits, [{ id: 'a', ticker: 'HALO' }])
const content: Content = {
  endpoint: splits,
  store,
  order: allRows(store.size),
  columns: ['id', 'ticker', 'name'].map((path) => fieldColumn(splits, path)),
  origin: {
    title: 'Splits',
    query: 'Splits',
    address: '',
    source: 'demo',
    data: 'demo',
    time: '2026-11-20T14:30:00.000Z',
    coverage: '',
    rows: 1,
  },
}

const write = (signal = new AbortController().signal): Promise<Blob> => writeParquet(content, () => {}, signal)

const failed = (message: string): Event => Object.assign(new Event('error'), { message })

it.each([
  ['before the first column', 1, failed('Script error'), 'Script error'],
  ['without a word, as a script does that cannot be loaded', 1, new Event('error'), 'The part that writes Parquet stopped.'],
  ['amid the columns', 2, failed('out of memory'), 'out of memory'],
  ['while it writes', 4, failed('too long'), 'too long'],
  ['on a message it cannot read', 2, new Event('messageerror'), 'The part that writes Parquet stopped.'],
])('fails when its worker ends %s', async (_, at, event, message) => {
  DoomedWorker.doom = (worker, messages) => {
    if (messages === at) queueMicrotask(() => worker.dispatchEvent(event))
  }
  await expect(write()).rejects.toThrow(message)
  expect(last?.isTerminated).toBe(true)
})

it('stops when told, whatever the worker does', async () => {
  const stop = new AbortController()
  DoomedWorker.doom = (_, messages) => {
    if (messages === 4) stop.abort(new Error('enough'))
  }
  await expect(write(stop.signal)).rejects.toThrow('enough')
  await expect(write(AbortSignal.abort(new Error('at once')))).rejects.toThrow('at once')
})

it('is given up when the worker was ended from outside, of which nothing tells', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    DoomedWorker.doom = (_, messages) => {
      if (messages === 4) queueMicrotask(() => vi.runAllTimers())
    }
    await expect(write()).rejects.toThrow('The part that writes Parquet did not answer.')
  } finally {
    vi.useRealTimers()
  }
})
