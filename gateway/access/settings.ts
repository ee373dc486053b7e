/** Who may use the gateway and how much, as its environment says: proxies in front, the sign-on, and the rate of each client. */
import { BlockList, isIP } from 'node:net'
import { type Environment, isSwitchedOn, SettingsError, wholeNumber } from '../environment.ts'
import type { Rate } from './rate.ts'

export type Access = {
  /** Addresses and networks (`10.0.0.0/8`) of the proxies that are believed when they say for whom they ask. */
  readonly trustedProxies: readonly string[]
  /** The header, in lower case, in which a sign-on in front names the user; without that nobody gets data. */
  readonly userHeader: string | undefined
  readonly rate: Rate
}

/**
 * Reads `TRUSTED_PROXIES` (comma-separated), `REQUIRE_USER_HEADER`, `OPEN_TO_NETWORK`, `RATE_BURST` and `RATE_PER_SECOND`.
 * `holdsKey` says whether whoever reaches the gateway would use its key. Throws `SettingsError`.
 */
export function readAccess(env: Environment, { host, holdsKey }: { readonly host: string; readonly holdsKey: boolean }): Access {
  const trustedProxies = readProxies(env['TRUSTED_PROXIES'])
  const userHeader = readUserHeader(env['REQUIRE_USER_HEADER'])
  if (userHeader !== undefined && trustedProxies.length === 0)
    throw new SettingsError('REQUIRE_USER_HEADER is set but no TRUSTED_PROXIES: say from where that header may be believed.')

  const isOpen = isSwitchedOn(env, 'OPEN_TO_NETWORK')
  if (holdsKey && !isLoopback(host) && userHeader === undefined && !isOpen)
    throw new SettingsError(
      `HOST is ${host}, so that others can reach this gateway and use its key: set REQUIRE_USER_HEADER and TRUSTED_PROXIES for a sign-on in front, or OPEN_TO_NETWORK=1 where the network itself keeps others out.`,
    )
  return {
    trustedProxies,
    userHeader,
    // A browser opens a page with a few requests and the company page with ten.
    rate: {
      burst: wholeNumber('RATE_BURST', env['RATE_BURST'] || '30', { from: 1, to: 100_000 }),
      perSecond: wholeNumber('RATE_PER_SECOND', env['RATE_PER_SECOND'] || '10', { from: 1, to: 100_000 }),
    },
  }
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/i.test(host)

function readProxies(text = ''): readonly string[] {
  const proxies = text.split(',').flatMap((proxy) => proxy.trim() || [])
  const wrong = proxies.find((proxy) => !canAdd(proxy))
  if (wrong !== undefined)
    throw new SettingsError(`TRUSTED_PROXIES holds "${wrong}": it must be addresses or networks like 10.0.0.0/8, with commas.`)
  return proxies
}

function canAdd(network: string): boolean {
  try {
    listOf([network])
    return true
  } catch {
    return false
  }
}

/** The networks as a list that addresses are looked up in. Throws for what is no network. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, /^\d+$/.test(prefix) ? Number(prefix) : -1, family)
  }
  return list
}

function readUserHeader(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^[a-z][a-z0-9-]*$/i.test(text))
    throw new SettingsError(`REQUIRE_USER_HEADER is "${text}": it must be the name of a header.`)
  return text.toLowerCase()
}
