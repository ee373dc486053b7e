/** A gateway on a free port, for one test. */
import { usualLimits } from '../app.ts'
import type { BuiltFiles } from '../pages/files.ts'
import type { Limits } from '../forwarding/forward.ts'
import { createGatewayServer, type GatewayServer } from '../server.ts'
import type { Settings } from '../settings.ts'
import { listening } from './listening.ts'
import type { Address } from './rawRequest.ts'

/** A key that must be found nowhere but on the gateway's requests to the service. */
export const canaryKey = 'CANARY-3f9c1d'

export async function startGateway({
  settings = {},
  files = new Map(),
  limits = {},
}: {
  readonly settings?: Partial<Settings>
  readonly files?: BuiltFiles
  readonly limits?: Partial<Limits>
}): Promise<Address & AsyncDisposable & Pick<GatewayServer, 'drain'>> {
  const whole: Settings = { host: '127.0.0.1', port: 0, allowedHosts: [], title: undefined, service: undefined, ...settings }
  const { server, drain } = createGatewayServer(whole, files, { ...usualLimits, ...limits })
  const { port, close } = await listening(server)
  return { host: '127.0.0.1', port, drain, [Symbol.asyncDispose]: close }
}
