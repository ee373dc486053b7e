/** What the gateway is told by its environment: where it listens, which service it reads with which key, and who may ask. */
import { readFileSync } from 'node:fs'
import { readAccess, type Access } from './access/settings.ts'
import { type Environment, isSwitchedOn, SettingsError, wholeNumber } from './environment.ts'

/** The service behind a gateway in live mode. Without a key nothing can be forwarded, and the gateway says so (§5 rule 1). */
export type Service = {
  readonly baseUrl: URL
  readonly key: string | undefined
  /** The browser asks the service itself, with a key that its user types; the gateway then has none. */
  readonly isDirect?: true
}

export type Settings = {
  readonly host: string
  /** 0 lets the system choose a free port. */
  readonly port: number
  /** Host names besides this machine's own under which browsers may reach the gateway, without ports. */
  readonly allowedHosts: readonly string[]
  readonly title: string | undefined
  /** Hosts from which pages may load pictures of records; undefined for any over https (§2.2, §2.8). */
  readonly imageHosts?: readonly string[] | undefined
  /** Undefined in demo mode. */
  readonly service: Service | undefined
  readonly access: Access
  /** For how long the same answer is given again without asking the service; 0 for never. */
  readonly cacheSeconds: number
  /** The Valkey or Redis that several gateways share; it may hold a password. */
  readonly storeUrl: string | undefined
  /** Whether `/metrics` tells how much is asked. */
  readonly hasMetrics: boolean
  /** Whether each request is a line of the output. */
  readonly logsRequests: boolean
}

/**
 * Reads `PORT`, `HOST`, `ALLOWED_HOSTS` (comma-separated), `TITLE`, `IMG_HOSTS` (comma-separated), `API_BASE_URL`, `API_KEY` or
 * `API_KEY_FILE`, `ALLOW_DIRECT`, `CACHE_SECONDS`, `VALKEY_URL`, `METRICS`, `LOG_REQUESTS`, and what `readAccess` reads. An empty variable counts as absent.
 * Throws `SettingsError`; no message ever holds the key.
 */
export function readSettings(env: Environment): Settings {
  const host = env['HOST'] || '127.0.0.1'
  const service = readService(env['API_BASE_URL'], readKey(env), isSwitchedOn(env, 'ALLOW_DIRECT'))
  return {
    host,
    port: wholeNumber('PORT', env['PORT'] || '4173', { from: 0, to: 65535 }),
    allowedHosts: namesIn(env['ALLOWED_HOSTS']),
    title: env['TITLE'] || undefined,
    imageHosts: readImageHosts(env['IMG_HOSTS']),
    service,
    // With direct calls the gateway has no key that somebody else could use.
    access: readAccess(env, { host, holdsKey: service !== undefined && !service.isDirect }),
    cacheSeconds: wholeNumber('CACHE_SECONDS', env['CACHE_SECONDS'] || '0', { from: 0, to: 3600 }),
    storeUrl: readStoreUrl(env['VALKEY_URL']),
    hasMetrics: isSwitchedOn(env, 'METRICS'),
    logsRequests: isSwitchedOn(env, 'LOG_REQUESTS'),
  }
}

const namesIn = (text = ''): readonly string[] => text.split(',').flatMap((name) => name.trim().toLowerCase() || [])

/** They become part of a header: nothing but names passes. */
function readImageHosts(text: string | undefined): readonly string[] | undefined {
  const hosts = namesIn(text)
  const wrong = hosts.find((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host))
  if (wrong !== undefined) throw new SettingsError(`IMG_HOSTS holds "${wrong}": it must be names of hosts, with commas.`)
  return hosts.length > 0 ? hosts : undefined
}

function readStoreUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  // The text is not repeated: it may hold a password.
  if (!/^(valkey|redis)s?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new SettingsError('VALKEY_URL must be an address like valkey://127.0.0.1:6379.')
  return text
}

function readService(baseUrl: string | undefined, key: string | undefined, isDirect: boolean): Service | undefined {
  if (!baseUrl) {
    // A key that reads nothing is a mistake, and quietly showing demo data in its place would hide it.
    if (key) throw new SettingsError('There is a key but no API_BASE_URL: say which service it is for, or remove the key.')
    if (isDirect) throw new SettingsError('ALLOW_DIRECT is set but no API_BASE_URL: say which service the browser may ask.')
    return undefined
  }
  const url = URL.parse(baseUrl)
  if (!url || !/^https?:$/.test(url.protocol)) throw new SettingsError('API_BASE_URL must be a full http or https address.')
  if (url.username || url.password || url.search || url.hash) {
    throw new SettingsError('API_BASE_URL must hold no user name, query or fragment: the key goes in API_KEY or API_KEY_FILE.')
  }
  // Whoever typed a key of their own would believe that it is the one in use.
  if (isDirect && key) throw new SettingsError('ALLOW_DIRECT and a key are both set: keep one of them.')
  return { baseUrl: url, key, ...(isDirect && { isDirect }) }
}

function readKey(env: Environment): string | undefined {
  const file = env['API_KEY_FILE']
  if (env['API_KEY'] && file) throw new SettingsError('API_KEY and API_KEY_FILE are both set: keep one of them.')
  const source = file ? 'API_KEY_FILE' : 'API_KEY'
  // The newline that an editor leaves at the end of a file is no part of the key.
  const key = (file ? readKeyFile(file) : (env['API_KEY'] ?? '')).trim()
  if (/\s/.test(key))
    throw new SettingsError(`${source} holds whitespace inside the key: give the key alone, without the word "token".`)
  if (!/^[\x21-\x7e]*$/.test(key)) throw new SettingsError(`${source} holds a character that no key has: copy the key again.`)
  if (file && !key) throw new SettingsError('API_KEY_FILE names an empty file.')
  return key || undefined
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new SettingsError(`API_KEY_FILE names a file that cannot be read: ${file}`)
  }
}
