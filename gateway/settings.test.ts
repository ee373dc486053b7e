import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from './settings.ts'

const base = 'https://api.example.test'

function keyFile(content: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'key-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'key'), content)
  return join(directory, 'key')
}

describe('reading the settings', () => {
  it('K18 is demo mode on this machine only when nothing is set', () => {
    expect(readSettings({ API_KEY: '', API_BASE_URL: '' })).toEqual({
      host: '127.0.0.1',
      port: 4173,
      allowedHosts: [],
      title: undefined,
      service: undefined,
      access: { trustedProxies: [], userHeader: undefined, rate: { burst: 30, perSecond: 10 } },
      cacheSeconds: 0,
      storeUrl: undefined,
      hasMetrics: false,
      logsRequests: false,
    })
  })

  it('takes what is set', () => {
    expect(
      readSettings({
        PORT: '8080',
        HOST: '0.0.0.0',
        TRUSTED_PROXIES: '10.0.0.0/8, ::1',
        REQUIRE_USER_HEADER: 'X-Auth-Request-Email',
        RATE_BURST: '60',
        RATE_PER_SECOND: '20',
        CACHE_SECONDS: '15',
        VALKEY_URL: 'valkey://:secret@127.0.0.1:6379/1',
        METRICS: '1',
        LOG_REQUESTS: '1',
        ALLOWED_HOSTS: 'Data.example.test, b.test,',
        TITLE: 'Desk',
        IMG_HOSTS: 'Logos.example.test, *.pictures.test:8443',
        API_BASE_URL: base,
        API_KEY: 'abc',
      }),
    ).toEqual({
      host: '0.0.0.0',
      port: 8080,
      allowedHosts: ['data.example.test', 'b.test'],
      title: 'Desk',
      imageHosts: ['logos.example.test', '*.pictures.test:8443'],
      service: { baseUrl: new URL(base), key: 'abc' },
      access: {
        trustedProxies: ['10.0.0.0/8', '::1'],
        userHeader: 'x-auth-request-email',
        rate: { burst: 60, perSecond: 20 },
      },
      cacheSeconds: 15,
      storeUrl: 'valkey://:secret@127.0.0.1:6379/1',
      hasMetrics: true,
      logsRequests: true,
    })
  })

  it.each([{ OPEN_TO_NETWORK: '1' }, { REQUIRE_USER_HEADER: 'X-User', TRUSTED_PROXIES: '10.0.0.1' }])(
    'listens for others in live mode where that is meant: %j',
    (env) => expect(readSettings({ ...env, HOST: '0.0.0.0', API_BASE_URL: base, API_KEY: 'abc' }).host).toBe('0.0.0.0'),
  )

  it.each([{}, { API_BASE_URL: base, ALLOW_DIRECT: '1' }])('listens for others where nobody could use a key: %j', (env) =>
    expect(readSettings({ ...env, HOST: '0.0.0.0' }).host).toBe('0.0.0.0'),
  )

  it.each(['127.0.0.1', '127.0.1.1', '::1', 'localhost'])('listens on this machine alone at %s, whatever the mode', (host) =>
    expect(readSettings({ HOST: host, API_BASE_URL: base, API_KEY: 'abc' }).host).toBe(host),
  )

  it('is live mode without a key too, so that the page can say what is missing', () => {
    expect(readSettings({ API_BASE_URL: base }).service).toEqual({ baseUrl: new URL(base), key: undefined })
  })

  it('reads the key from a file, without the newline at its end', () => {
    expect(readSettings({ API_BASE_URL: base, API_KEY_FILE: keyFile('abc\r\n') }).service?.key).toBe('abc')
  })
})

it('lets the browser ask the service where that is allowed', () => {
  expect(readSettings({ API_BASE_URL: base, ALLOW_DIRECT: '1' }).service).toEqual({
    baseUrl: new URL(base),
    key: undefined,
    isDirect: true,
  })
})

describe('refusing to start', () => {
  it.each([
    [
      { API_BASE_URL: base, API_KEY: 'token abc' },
      'API_KEY holds whitespace inside the key: give the key alone, without the word "token".',
    ],
    [
      { API_BASE_URL: base, API_KEY: 'abc\ndef' },
      'API_KEY holds whitespace inside the key: give the key alone, without the word "token".',
    ],
    [{ API_BASE_URL: base, API_KEY: 'abc\u200b' }, 'API_KEY holds a character that no key has: copy the key again.'],
    [{ API_BASE_URL: base, API_KEY: 'a', API_KEY_FILE: 'b' }, 'API_KEY and API_KEY_FILE are both set: keep one of them.'],
    [{ API_BASE_URL: base, API_KEY_FILE: '/nowhere' }, 'API_KEY_FILE names a file that cannot be read: /nowhere'],
    [{ API_KEY: 'abc' }, 'There is a key but no API_BASE_URL: say which service it is for, or remove the key.'],
    [{ API_BASE_URL: 'api.example.test' }, 'API_BASE_URL must be a full http or https address.'],
    [{ API_BASE_URL: 'ftp://api.example.test' }, 'API_BASE_URL must be a full http or https address.'],
    [
      { API_BASE_URL: 'https://api.example.test/?token=abc' },
      'API_BASE_URL must hold no user name, query or fragment: the key goes in API_KEY or API_KEY_FILE.',
    ],
    [
      { API_BASE_URL: 'https://me:abc@api.example.test' },
      'API_BASE_URL must hold no user name, query or fragment: the key goes in API_KEY or API_KEY_FILE.',
    ],
    [{ API_BASE_URL: base, ALLOW_DIRECT: 'yes' }, 'ALLOW_DIRECT is "yes": it must be 1 or not set.'],
    [{ ALLOW_DIRECT: '1' }, 'ALLOW_DIRECT is set but no API_BASE_URL'],
    [{ API_BASE_URL: base, API_KEY: 'abc', ALLOW_DIRECT: '1' }, 'ALLOW_DIRECT and a key are both set: keep one of them.'],
    [{ PORT: '80a' }, 'PORT is "80a": it must be a whole number from 0 to 65535.'],
    [
      { HOST: '0.0.0.0', API_BASE_URL: base, API_KEY: 'abc' },
      'HOST is 0.0.0.0, so that others can reach this gateway and use its key',
    ],
    [{ HOST: '::', API_BASE_URL: base }, 'HOST is ::, so that others can reach this gateway'],
    [{ HOST: '192.168.0.5', API_BASE_URL: base, API_KEY: 'abc', OPEN_TO_NETWORK: 'yes' }, 'OPEN_TO_NETWORK is "yes"'],
    [{ REQUIRE_USER_HEADER: 'X-User' }, 'REQUIRE_USER_HEADER is set but no TRUSTED_PROXIES'],
    [{ REQUIRE_USER_HEADER: 'X User', TRUSTED_PROXIES: '::1' }, 'REQUIRE_USER_HEADER is "X User"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES holds "10.0.0.0/33"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES holds "10.0.0.0/"'],
    [{ TRUSTED_PROXIES: 'proxy.example.test' }, 'TRUSTED_PROXIES holds "proxy.example.test"'],
    [{ RATE_BURST: '0' }, 'RATE_BURST is "0": it must be a whole number from 1 to 100000.'],
    [{ RATE_PER_SECOND: '0.5' }, 'RATE_PER_SECOND is "0.5"'],
    [{ CACHE_SECONDS: '86400' }, 'CACHE_SECONDS is "86400": it must be a whole number from 0 to 3600.'],
    [{ VALKEY_URL: 'http://127.0.0.1:6379' }, 'VALKEY_URL must be an address like valkey://127.0.0.1:6379.'],
    [{ METRICS: 'true' }, 'METRICS is "true": it must be 1 or not set.'],
    [{ PORT: '70000' }, 'PORT is "70000": it must be a whole number from 0 to 65535.'],
  ])('says why for %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message)
  })

  it('refuses an empty key file', () => {
    expect(() => readSettings({ API_BASE_URL: base, API_KEY_FILE: keyFile('\n') })).toThrow('API_KEY_FILE names an empty file.')
  })
})
