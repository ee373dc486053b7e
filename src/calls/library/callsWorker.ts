/** Runs the archive of calls in a worker: reading and indexing a call takes some ten milliseconds, and a page must not stop for a thousand. */
import { createCallArchive, type CallArchive } from './callArchive.ts'

export interface Question {
  readonly number: number
  readonly act: keyof CallArchive
  readonly given: readonly unknown[]
}

export type Answer = { readonly number: number } & ({ readonly value: unknown } | { readonly fault: string })

const archive = createCallArchive()
/** What is written follows one after the other; a search waits for none of it. */
let writing: Promise<unknown> = Promise.resolve()

async function answer({ number, act, given }: Question): Promise<Answer> {
  try {
    const ask = (): unknown => (archive[act] as (...all: readonly unknown[]) => unknown)(...given)
    if (act === 'search' || act === 'call' || act === 'heads') return { number, value: await ask() }
    const done = writing.then(ask)
    writing = done.catch(() => undefined)
    return { number, value: await done }
  } catch (error) {
    return { number, fault: String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data).then((made) => self.postMessage(made)))
