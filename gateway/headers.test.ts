import { describe, expect, it } from 'vitest'
import { pageHeadersFor } from './headers.ts'
import { readSettings } from './settings.ts'
import { SettingsError } from './environment.ts'

const policyOf = (env: Readonly<Record<string, string>>): string => pageHeadersFor(readSettings(env))['Content-Security-Policy']!

describe('X7 the hosts of pictures', () => {
  it('are any over https, because records name them', () => expect(policyOf({})).toContain("; img-src 'self' https: data:; "))

  it('are those alone that the deployment names', () =>
    expect(policyOf({ IMG_HOSTS: 'logos.example.test, *.pictures.test' })).toContain(
      "; img-src 'self' https://logos.example.test https://*.pictures.test data:; ",
    ))

  it.each(["x; script-src 'unsafe-inline'", 'https://a.test', "'unsafe-eval'", '*', 'a b', 'a.test/x', 'a\r\nSet-Cookie: b'])(
    'are never %j',
    (host) => {
      expect(() => policyOf({ IMG_HOSTS: host })).toThrow(SettingsError)
      expect(() => policyOf({ IMG_HOSTS: host })).toThrow('IMG_HOSTS holds')
    },
  )
})

it('no part of the policy allows what is written in the page', () => expect(policyOf({})).not.toMatch(/unsafe-|\*/))
