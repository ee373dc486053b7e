/**
 * `npm run bench:load`: two hundred clients on a gateway in front of a slow service, and on two gateways that share a store behind
 * nginx, one of which is killed in the middle. Prints a table in Markdown. `--seconds 5` is a quick look.
 */
import { readdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { run } from '../installed.ts'
import type { Load, LoadResult } from './clients.ts'
import * as processes from './processes.ts'
import type { Running } from './processes.ts'

const SERVICE = 50
const CLIENTS = 200
/** Seconds of the same load beforehand, which nobody measures: a process that was just started compiles what it runs. */
const WARM = 5
/** Milliseconds after the last answer, when what is let go of may be gone. */
const SETTLED = 5000

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })
const seconds = Number(values.seconds)

interface Row {
  readonly name: string
  readonly result: LoadResult
  /** That reached the service. */
  readonly asked: number
  /** Megabytes before, at the most, and afterwards, of the gateway that has most. */
  readonly memory: readonly [number, number, number]
  readonly load: number
}

run('vite', ['build', '--logLevel', 'error'])
const script = readdirSync('dist/assets').find((file) => /^index-.*\.js$/.test(file))
const pages = ['/', '/insights?tickers=HALO', '/config.json', ...(script ? [`/assets/${script}`] : [])]

interface Trial {
  readonly name: string
  /** What the clients ask, one or two gateways, and the service that counts. */
  readonly front: Running
  readonly gateways: readonly Running[]
  readonly service: Running
  readonly load: Pick<Load, 'questions' | 'perSecond'>
  readonly meanwhile?: () => Promise<void>
}

const lives = ({ process: { exitCode, signalCode } }: Running): boolean => exitCode === null && signalCode === null

/** Puts the load on, and looks at the gateways' memory meanwhile. */
async function measure({ name, front, gateways, service, load, meanwhile }: Trial): Promise<Row> {
  const most = (): number => Math.max(...gateways.filter(lives).map(processes.memoryOf))
  const before = most()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, most())), 250)
  const own = { origin: front.origin, clients: CLIENTS, pages, ...load }
  await processes.runClients({ ...own, seconds: WARM })
  const askedBefore = await processes.askedOf(service)
  const [result] = await Promise.all([processes.runClients({ ...own, seconds }), meanwhile?.()])
  const average = loadavg()[0]!
  clearInterval(watch)
  const asked = (await processes.askedOf(service)) - askedBefore
  await pause(SETTLED)
  return { name, result, asked, memory: [before, peak, most()], load: average }
}

async function single(name: string, load: Trial['load'], env: Readonly<Record<string, string>> = {}): Promise<Row> {
  await using service = await processes.startService(SERVICE)
  await using gateway = await processes.startGateway(service, env)
  // Awaited here: what is in use ends with this function.
  return await measure({ name, front: gateway, gateways: [gateway], service, load })
}

/** Without a gateway: what the clients and the service come to by themselves. */
async function bare(name: string, load: Trial['load']): Promise<Row> {
  await using service = await processes.startService(SERVICE)
  return await measure({ name, front: service, gateways: [service], service, load })
}

async function pair(name: string, load: Trial['load'], isKilled: boolean): Promise<Row> {
  await using service = await processes.startService(SERVICE)
  await using store = await processes.startStore()
  const env = { VALKEY_URL: store.origin.replace('http', 'valkey'), ...KEPT }
  await using one = await processes.startGateway(service, env)
  await using other = await processes.startGateway(service, env)
  await using proxy = await processes.startProxy([one, other])
  const kill = async (): Promise<void> => {
    await pause(500 * seconds)
    one.process.kill('SIGKILL')
  }
  return await measure({ name, front: proxy, gateways: [one, other], service, load, ...(isKilled && { meanwhile: kill }) })
}

const KEPT = { CACHE_SECONDS: '2' }
/** What the budget asks for. */
const paced = { perSecond: 1500 }
const trials: readonly (() => Promise<Row>)[] = [
  () => bare('the service alone', { questions: 0, ...paced }),
  () => single('each question once', { questions: 0, ...paced }),
  () => single('each once, as fast as answered', { questions: 0 }),
  () => single('20 questions, equal ones shared', { questions: 20, ...paced }),
  () => single('500, shared and kept for 2 s', { questions: 500, ...paced }, KEPT),
  () => single('500, kept, as fast as answered', { questions: 500 }, KEPT),
  () => pair('two gateways, one store, nginx', { questions: 500, ...paced }, false),
  () => pair('the same, one killed in the middle', { questions: 500, ...paced }, true),
]

const figure = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const head = [
  'What',
  'Requests a second',
  'Data p50, p99 (ms)',
  'Pages p50, p99 (ms)',
  'Not 200',
  'Data asked, reached the service',
  'MB before, at most, after',
  'Load',
]
const [cpu] = cpus()
console.log(
  `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.version}; ${CLIENTS} clients for ${seconds} s, half pages and half data, a service of ${SERVICE} ms.\n`,
)
console.log([row(head), row(head.map(() => '---'))].join('\n'))
for (const trial of trials) {
  const { name, result, asked, memory, load } = await trial()
  const { perSecond, data, pages: files, statuses } = result
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  const lost = Object.entries(statuses).filter(([status]) => status !== '200')
  console.log(
    row([
      name,
      figure(perSecond),
      `${figure(data.p50)}, ${figure(data.p99)}`,
      `${figure(files.p50)}, ${figure(files.p99)}`,
      [...lost.map(([status, count]) => `${count} ${status}`), `of ${figure(all)}`].join(' '),
      `${figure(data.count)}, ${figure(asked)}`,
      memory.map(figure).join(', '),
      load.toFixed(1),
    ]),
  )
}
