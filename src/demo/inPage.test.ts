/** The demo's worker as a page asks it: whatever becomes of the worker, every request ends. */
import { expect, it } from 'vitest'
import { createInPageFetch } from './inPage.ts'
import type { Answered, Question } from './worker.ts'

/** A worker that notes what it is asked, and says what a test has it say. */
class Stub extends EventTarget {
  readonly asked: Question[] = []
  isTerminated = false
  postMessage = (question: Question): number => this.asked.push(question)
  terminate = (): void => void (this.isTerminated = true)
  say = (data: Answered): boolean => this.dispatchEvent(new MessageEvent('message', { data }))
  answer = (place: number, text: string): boolean =>
    this.say({
      id: this.asked[place]!.id,
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'text/plain']],
      body: new TextEncoder().encode(text).buffer,
    })
}

function start() {
  const workers: Stub[] = []
  const ask = createInPageFetch(() => {
    const worker = new Stub()
    workers.push(worker)
    // What a page asks of a worker, and no more.
    return worker as EventTarget as Worker
  })
  return { workers, ask: (name: string, init?: RequestInit) => ask(new Request(`https://demo.test/${name}`, init)) }
}

it('answers each request with its own answer, in any order', async () => {
  const { workers, ask } = start()
  const [one, two] = [ask('one'), ask('two')]
  workers[0]!.answer(1, 'second')
  workers[0]!.answer(0, 'first')
  expect(await (await one).text()).toBe('first')
  expect(await (await two).text()).toBe('second')
  expect(workers).toHaveLength(1)
})

it.each(['error', 'messageerror'])('ends what is pending at “%s”, and asks a new worker afterwards', async (kind) => {
  const { workers, ask } = start()
  const pending = [ask('one'), ask('two')]
  workers[0]!.dispatchEvent(new Event(kind))
  for (const request of pending) await expect(request).rejects.toThrow('The demo service stopped.')
  expect(workers[0]!.isTerminated).toBe(true)
  const next = ask('three')
  expect(workers).toHaveLength(2)
  // What the first still has to say concerns nobody.
  workers[0]!.dispatchEvent(new Event(kind))
  workers[1]!.answer(0, 'third')
  expect(await (await next).text()).toBe('third')
})

it('ends one request that the mock service failed at, and no other', async () => {
  const { workers, ask } = start()
  const [one, two] = [ask('one'), ask('two')]
  workers[0]!.say({ id: workers[0]!.asked[0]!.id, fault: 'TypeError: no such thing' })
  await expect(one).rejects.toThrow('TypeError: no such thing')
  workers[0]!.answer(1, 'second')
  expect(await (await two).text()).toBe('second')
})

it('ends a request that is taken back', async () => {
  const { ask } = start()
  const leaving = new AbortController()
  const asked = ask('one', { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
})
