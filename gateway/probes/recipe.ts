/** Starts one of the three recipes in front of a service: the Node gateway, nginx or Caddy as the files of this folder configure them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { accepts, freePort } from './listening.ts'
import type { Address } from './rawRequest.ts'
import { canaryKey, startGateway } from './runningGateway.ts'

export type RecipeName = 'the Node gateway' | 'nginx' | 'Caddy'

export type Recipe = AsyncDisposable & {
  readonly address: Address
  /** Everything it has logged so far. */
  readonly logs: () => string
}

export type RecipeSettings = {
  readonly baseUrl: URL
  /** The folder of the built app. */
  readonly root: string
  /** Waits a fifth of a second for the service, not thirty. */
  readonly isImpatient?: boolean
}

export function startRecipe(name: RecipeName, settings: RecipeSettings): Promise<Recipe> {
  return { 'the Node gateway': startNode, nginx: startNginx, Caddy: startCaddy }[name](settings)
}

async function startNode({ baseUrl, root, isImpatient }: RecipeSettings): Promise<Recipe> {
  if (isImpatient) {
    const limits = { headersWithin: 200 }
    const gateway = await startGateway({ settings: { service: { baseUrl, key: canaryKey } }, limits })
    return Object.assign(gateway, { address: gateway, logs: () => '' })
  }
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'node-'))
  symlinkSync(root, join(home, 'dist'))
  const env = { PORT: String(port), API_BASE_URL: baseUrl.origin, API_KEY: canaryKey }
  return started(home, port, process.execPath, [resolve('gateway/main.ts')], env)
}

async function startNginx({ baseUrl, root, isImpatient }: RecipeSettings): Promise<Recipe> {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SERVER_NAMES: '127.0.0.1 localhost',
    ROOT: root,
    API_BASE_URL: baseUrl.origin,
    API_KEY: canaryKey,
  }
  let config = readFileSync('gateway/recipes/nginx.conf.template', 'utf8').replace(
    /\$\{([A-Z_]+)\}/g,
    (_, name: string) => values[name]!,
  )
  // Folders that only root may write to otherwise.
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`)
  config = changed(config, 'http {', `pid ${home}/pid;\nhttp {\n${own.join('\n')}`)
  if (isImpatient) config = changed(config, 'proxy_read_timeout 30s', 'proxy_read_timeout 200ms')
  const file = join(home, 'nginx.conf')
  writeFileSync(file, config)
  return started(home, port, 'nginx', ['-e', 'stderr', '-p', home, '-c', file, '-g', 'daemon off; master_process off;'], {})
}

async function startCaddy({ baseUrl, root, isImpatient }: RecipeSettings): Promise<Recipe> {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  let config = readFileSync('gateway/recipes/Caddyfile', 'utf8')
  if (isImpatient) config = changed(config, 'response_header_timeout 30s', 'response_header_timeout 200ms')
  const file = join(home, 'Caddyfile')
  writeFileSync(file, config)
  const env = { PORT: String(port), ROOT: root, API_BASE_URL: baseUrl.origin, API_KEY: canaryKey, HOME: home }
  return started(home, port, 'caddy', ['run', '--adapter', 'caddyfile', '--config', file], env)
}

/** The text with one setting changed; throws where the recipe no longer has it, so that no probe tests another figure than it says. */
function changed(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`The recipe says "${from}" not once.`)
  return text.replace(from, to)
}

async function started(
  home: string,
  port: number,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Recipe> {
  const log = join(home, 'log')
  const output = openSync(log, 'w')
  const server = spawn(command, args, {
    cwd: home,
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'], ...env },
  })
  closeSync(output)
  const ended = once(server, 'exit').catch(() => undefined)
  const logs = () => readFileSync(log, 'utf8')
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  while (!(await accepts(port))) {
    if (hasEnded) throw new Error(`${command} did not start; "npm run test:recipes" installs it where it may. ${logs()}`)
    await wait(20)
  }
  return {
    address: { host: '127.0.0.1', port },
    logs,
    async [Symbol.asyncDispose]() {
      server.kill('SIGKILL')
      await ended
      rmSync(home, { recursive: true })
    },
  }
}
