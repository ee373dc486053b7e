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
    })
  })

  it('takes what is set', () => {
    expect(
      readSettings({
        PORT: '8080',
        HOST: '0.0.0.0',
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
    })
  })

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
    [{ PORT: '70000' }, 'PORT is "70000": it must be a whole number from 0 to 65535.'],
  ])('says why for %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message)
  })

  it('refuses an empty key file', () => {
    expect(() => readSettings({ API_BASE_URL: base, API_KEY_FILE: keyFile('\n') })).toThrow('API_KEY_FILE names an empty file.')
  })
})
