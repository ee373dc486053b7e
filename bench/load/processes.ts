/** What a load runs against, each as a process of its own: the slow service, gateways, the store that they share, and nginx in front. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../gateway/probes/listening.ts'
import type { Load, LoadResult } from './clients.ts'

export interface Running extends AsyncDisposable {
  readonly origin: string
  readonly process: ChildProcess
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((done) => {
    socket.on('connect', () => done(true))
    socket.on('error', () => done(false))
  }).then((is) => (socket.destroy(), is as boolean))
}

/** Resolves once the port is listened on; throws where the process ends before. */
async function started(port: number, command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} did not start.`)
    await pause(20)
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export async function startService(milliseconds: number): Promise<Running> {
  const port = await freePort()
  return started(port, process.execPath, ['bench/load/slowService.ts', String(milliseconds), String(port)], process.env)
}

export async function startGateway(service: Running, env: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort()
  const own = { PORT: String(port), API_BASE_URL: service.origin, API_KEY: 'key-of-the-load-bench', TRUSTED_PROXIES: '127.0.0.1' }
  // Each client asks as fast as it is answered, which no reader does.
  const rates = { RATE_BURST: '100000', RATE_PER_SECOND: '100000' }
  return started(port, process.execPath, ['gateway/main.ts'], { PATH: process.env['PATH'], ...own, ...rates, ...env })
}

export async function startStore(): Promise<Running> {
  const port = await freePort()
  const quiet = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--loglevel', 'warning']
  return started(port, 'redis-server', ['--port', String(port), ...quiet], process.env)
}

/** Spreads requests over the gateways, and asks another where one cannot be reached. */
export async function startProxy(gateways: readonly Running[]): Promise<Running> {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'load-'))
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join('\n')
  const servers = gateways.map(({ origin }) => `server ${new URL(origin).host} fail_timeout=1s;`).join(' ')
  const file = join(home, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${home}/pid; error_log stderr crit; events { worker_connections 4096; }
    http { ${own} access_log off; upstream gateways { least_conn; ${servers} keepalive 256; }
      server { listen 127.0.0.1:${port}; location / {
        proxy_pass http://gateways; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host 127.0.0.1;
        proxy_set_header X-Forwarded-For $http_x_forwarded_for; proxy_next_upstream error; } } }`,
  )
  const path = `${process.env['PATH'] ?? ''}:/usr/sbin`
  const args = ['-e', 'stderr', '-p', home, '-c', file, '-g', 'daemon off; master_process off;']
  const proxy = await started(port, 'nginx', args, { PATH: path })
  return {
    ...proxy,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]()
      rmSync(home, { recursive: true })
    },
  }
}

/** What the clients of a load came to. */
export async function runClients(load: Load): Promise<LoadResult> {
  const child = fork('bench/load/clients.ts')
  child.send(load)
  const [result] = (await once(child, 'message')) as [LoadResult]
  return result
}

/** Megabytes that a process holds (VmRSS); none of one that has just ended. */
export function memoryOf({ process: { pid } }: Running): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes ?? 0) / 1024
}

/** How many questions reached the service so far. */
export const askedOf = async (service: Running): Promise<number> => Number(await (await fetch(`${service.origin}/asked`)).text())
