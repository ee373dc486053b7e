/** A gateway on a free port, for one test. */
import { usualLimits } from '../app.ts'
import type { Rate } from '../access/rate.ts'
import type { BuiltFiles } from '../pages/files.ts'
import type { Limits } from '../forwarding/forward.ts'
import { createGatewayServer, type GatewayServer } from '../server.ts'
import { readSettings, type Settings } from '../settings.ts'
import { listening } from './listening.ts'
import type { Address } from './rawRequest.ts'

/** A key that must be found nowhere but on the gateway's requests to the service. */
export const canaryKey = 'CANARY-3f9c1d'

export type RunningGateway = Address &
  AsyncDisposable &
  Pick<GatewayServer, 'drain'> & {
    /** How many requests came so far, whatever became of them. */
    readonly received: () => number
  }

/** Settings in which each client has that allowance. */
export const allowing = (rate: Rate): Pick<Settings, 'access'> => ({
  access: { trustedProxies: [], userHeader: undefined, rate },
})

export async function startGateway({
  settings = {},
  files = new Map(),
  limits = {},
}: {
  readonly settings?: Partial<Settings>
  readonly files?: BuiltFiles
  readonly limits?: Partial<Limits>
}): Promise<RunningGateway> {
  const whole: Settings = { ...readSettings({}), port: 0, ...settings }
  const { server, drain } = createGatewayServer(whole, files, { ...usualLimits, ...limits })
  let received = 0
  server.on('request', () => (received += 1))
  const { port, close } = await listening(server)
  return { host: '127.0.0.1', port, drain, received: () => received, [Symbol.asyncDispose]: close }
}
