/** The clients of a load, as a process of their own: each asks for one thing after the other, pages and data by turns, until the time is over. */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks'

export interface Load {
  readonly origin: string
  readonly clients: number
  readonly seconds: number
  /** How many different questions there are; 0: each is asked once. */
  readonly questions: number
  /** Requests of all clients together; without it each asks again as soon as it is answered. */
  readonly perSecond?: number
  /** Paths of pages and files. */
  readonly pages: readonly string[]
}

/** Milliseconds. */
interface Times {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export interface LoadResult {
  readonly perSecond: number
  readonly data: Times
  readonly pages: Times
  /** Answers by status, and those that broke or never came. */
  readonly statuses: Readonly<Record<string, number>>
}

/** A status; or an answer that began and did not end, or none at all. */
type Outcome = number | 'cut off' | 'no answer'

/** Resolves when the whole answer is there, or is known never to be. */
function ask(agent: Agent, url: string, client: number): Promise<Outcome> {
  // As a proxy says it, so that each client has an allowance of its own.
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'x-forwarded-for': `10.1.${client >> 8}.${client & 255}`,
  }
  let hasBegun = false
  return new Promise((done) => {
    const request = get(url, { agent, headers }, (response) => {
      response.on('end', () => done(response.complete ? response.statusCode! : 'cut off'))
      response.on('error', () => done('cut off'))
      hasBegun = true
      response.resume()
    })
    request.on('error', () => done(hasBegun ? 'cut off' : 'no answer'))
  })
}

const timesOf = (histogram: RecordableHistogram): Times => ({
  count: histogram.count,
  p50: histogram.count === 0 ? 0 : histogram.percentile(50) / 1000,
  p99: histogram.count === 0 ? 0 : histogram.percentile(99) / 1000,
})

async function run({ origin, clients, seconds, questions, perSecond, pages }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const [data, files] = [createHistogram(), createHistogram()]
  const statuses: Record<string, number> = {}
  const began = performance.now()
  const end = began + 1000 * seconds
  let asked = 0
  const client = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < end; turn += 1) {
      // Counted from when it was due: a request that a slow answer holds up waits as well.
      const due = perSecond === undefined ? 0 : began + (1000 * (number + clients * (turn - number))) / perSecond
      if (due > performance.now()) await pause(due - performance.now())
      const isData = turn % 2 === 0
      asked += 1
      const question = questions === 0 ? asked : asked % questions
      const path = isData ? `/api/v1/analyst/insights?symbols=Q${question}&pageSize=100` : pages[(turn >> 1) % pages.length]!
      const from = due || performance.now()
      const outcome = await ask(agent, origin + path, number)
      statuses[outcome] = (statuses[outcome] ?? 0) + 1
      if (outcome === 200) (isData ? data : files).record(Math.max(1, Math.round(1000 * (performance.now() - from))))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  agent.destroy()
  const whole = data.count + files.count
  return { perSecond: whole / ((performance.now() - began) / 1000), data: timesOf(data), pages: timesOf(files), statuses }
}

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send!(result, () => process.disconnect()))
})
