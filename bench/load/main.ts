/**
 * `npm run bench:load`: two hundred clients on a gateway in front of a slow service, and on two gateways that share a store behind
 * nginx, one of which is killed in the middle. Prints a table in Markdown. `--seconds 5` is a quick look.
 */
import { readdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { run } from '../installed.ts'
import type { LoadResult } from './clients.ts'
import * as processes from './processes.ts'
import type { Running } from './processes.ts'

const SERVICE = 50
const CLIENTS = 200
/** A second after the last answer, when what is let go of may be gone. */
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

/** Puts the load on, and looks at the gateways' memory meanwhile. */
async function measure(
  name: string,
  front: Running,
  gateways: readonly Running[],
  service: Running,
  questions: number,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<Row> {
  const most = (): number =>
    Math.max(
      ...gateways
        .filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null)
        .map(processes.memoryOf),
    )
  const before = most()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, most())), 250)
  const askedBefore = await processes.askedOf(service)
  const [result] = await Promise.all([
    processes.runClients({ origin: front.origin, clients: CLIENTS, seconds, questions, pages }),
    meanwhile(),
  ])
  const load = loadavg()[0]!
  clearInterval(watch)
  const asked = (await processes.askedOf(service)) - askedBefore
  await pause(SETTLED)
  return { name, result, asked, memory: [before, peak, most()], load }
}

async function single(name: string, questions: number, env: Readonly<Record<string, string>> = {}): Promise<Row> {
  await using service = await processes.startService(SERVICE)
  await using gateway = await processes.startGateway(service, env)
  // Awaited here: what is in use ends with this function.
  return await measure(name, gateway, [gateway], service, questions)
}

/** Without a gateway: what the clients and the service come to by themselves. */
async function bare(): Promise<Row> {
  await using service = await processes.startService(SERVICE)
  // Awaited here: what is in use ends with this function.
  return await measure('the service alone', service, [service], service, 0)
}

async function pair(name: string, isKilled: boolean): Promise<Row> {
  await using service = await processes.startService(SERVICE)
  await using store = await processes.startStore()
  const env = { VALKEY_URL: store.origin.replace('http', 'valkey'), CACHE_SECONDS: '2' }
  await using one = await processes.startGateway(service, env)
  await using other = await processes.startGateway(service, env)
  await using proxy = await processes.startProxy([one, other])
  // Awaited here: what is in use ends with this function.
  return await measure(name, proxy, [one, other], service, 500, async () => {
    if (!isKilled) return
    await pause(500 * seconds)
    one.process.kill('SIGKILL')
  })
}

const rows = [
  await bare(),
  await single('each question once', 0),
  await single('500 questions, equal ones shared', 500),
  await single('500 questions, shared and kept for 2 s', 500, { CACHE_SECONDS: '2' }),
  await pair('two gateways, one store, nginx', false),
  await pair('the same, one killed in the middle', true),
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
for (const { name, result, asked, memory, load } of rows) {
  const { perSecond, data, pages: files, statuses } = result
  const lost = Object.entries(statuses).filter(([status]) => status !== '200')
  console.log(
    row([
      name,
      figure(perSecond),
      `${figure(data.p50)}, ${figure(data.p99)}`,
      `${figure(files.p50)}, ${figure(files.p99)}`,
      lost.map(([status, count]) => `${count} × ${status}`).join(', '),
      `${figure(data.count)}, ${figure(asked)}`,
      memory.map(figure).join(', '),
      load.toFixed(1),
    ]),
  )
}
