/** Under which names the gateway may be reached: a foreign page that points its own name at this machine gets nothing. */
import type { Settings } from './settings.ts'

/** Returns the check of a `Host` header, with or without its port. */
export function createHostCheck({ host, allowedHosts }: Settings): (hostHeader: string) => boolean {
  const own = host.includes(':') ? `[${host}]` : host
  const allowed = new Set(['127.0.0.1', 'localhost', '[::1]', own.toLowerCase(), ...allowedHosts])
  return (hostHeader) => allowed.has(hostHeader.toLowerCase().replace(/:\d+$/, ''))
}
