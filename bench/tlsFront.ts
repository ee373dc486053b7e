/** Caddy with a certificate of its own in front of gateways, as `gateway/README.md` wants one in front: browsers speak HTTP/2 to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { accepts } from '../gateway/probes/listening.ts'

const siteOf = ([port, behind]: readonly [number, string]): string =>
  `https://localhost:${port} {\n\ttls internal\n\treverse_proxy ${new URL(behind).host}\n}`

/** The gateways by the ports of this machine on which they are to be had over TLS. Throws where Caddy is not installed or does not start. */
export async function startTlsFront(gateways: ReadonlyMap<number, string>): Promise<AsyncDisposable> {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'))
  const server = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', '-'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'], HOME: home },
  })
  const ended = once(server, 'exit')
  let failure: unknown
  ended.then(
    () => (failure = 'it ended at once'),
    (reason: unknown) => (failure = reason),
  )
  // Caddy asks to have its certificate trusted by the whole machine otherwise.
  const global = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}'
  server.stdin.on('error', () => undefined)
  server.stdin.end(`${[global, ...[...gateways].map(siteOf)].join('\n')}\n`)
  for (const port of gateways.keys()) {
    while (!(await accepts(port))) {
      if (failure !== undefined) throw new Error(`Lighthouse over TLS needs Caddy ("apt-get install caddy"): ${failure}`)
      await wait(20)
    }
  }
  return {
    async [Symbol.asyncDispose]() {
      server.kill('SIGKILL')
      await ended
      await rm(home, { recursive: true })
    },
  }
}
