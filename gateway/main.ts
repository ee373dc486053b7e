/** Starts the gateway as its environment says, and prints where it is. */
import type { AddressInfo } from 'node:net'
import { readBuild } from './pages/files.ts'
import { createGatewayServer } from './server.ts'
import { readSettings, type Service, type Settings } from './settings.ts'
import { SettingsError } from './environment.ts'

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const files = await readBuild('dist')
  const { server, drain } = createGatewayServer(settings, files)
  server.on('error', (error: NodeJS.ErrnoException) => stop(listenFailure(error, settings)))
  server.listen(settings.port, settings.host, () => announce(settings, server.address() as AddressInfo))

  const exit = () => process.exit(0)
  let isStopping = false
  const leave = () => {
    if (isStopping) exit()
    isStopping = true
    void drain(10_000).then(exit)
  }
  // In a container the process has no default reaction to these.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, leave)
}

function announce({ host, service }: Settings, { port }: AddressInfo): void {
  console.log(
    `Tearsheet, ${service ? `live data of ${service.baseUrl.href}` : 'demo data'}: http://${host.includes(':') ? `[${host}]` : host}:${port}`,
  )
  if (service?.isDirect) console.log('Browsers ask the service themselves, each with the key that its user types.')
  else if (service) console.log(keyLine(service))
}

/** Enough to see which key it is, too little to use it. */
function keyLine({ key }: Service): string {
  if (!key) return 'No key: set API_KEY or API_KEY_FILE. Until then every request for data is refused.'
  if (key.length < 8)
    return `Key of ${key.length} characters: so short that it may occur in ordinary text, where it is replaced as well.`
  return `Key of ${key.length} characters${key.length >= 16 ? `, ending in ${key.slice(-4)}` : ''}.`
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken: set PORT to another one.`
  return `Cannot listen on ${host}:${port}: ${error.message}`
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

start().catch((error: unknown) => stop(error instanceof SettingsError ? error.message : String(error)))
