/** A gateway and a service that one test has for itself, because it stops the service. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { addresses, keys, ports } from '../addresses.ts'
import { testSettings } from '../launch.ts'

export interface OwnGateway extends AsyncDisposable {
  readonly address: string
  readonly stopService: () => Promise<void>
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill()
  await gone
}

/** Waits until the line is said with which a server reports that it listens. */
async function started(args: readonly string[], env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

export async function ownGateway(): Promise<OwnGateway> {
  const service = await started(['src/demo/http.ts', '--port', String(ports.ownService)], {})
  const gateway = await started(['gateway/main.ts'], {
    ...testSettings,
    PORT: String(ports.ownGateway),
    API_BASE_URL: addresses.ownService,
    API_KEY: keys.live,
  })
  return {
    address: addresses.ownGateway,
    stopService: () => stopped(service),
    [Symbol.asyncDispose]: async () => {
      await stopped(gateway)
      await stopped(service)
    },
  }
}
