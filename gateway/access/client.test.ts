import { describe, expect, it } from 'vitest'
import { createClientOf } from './client.ts'

const trustedProxies = ['10.0.0.0/8', '192.168.1.5', 'fd00::/8', '::1']

function clientOf(remoteAddress: string, headers: Readonly<Record<string, string>> = {}, userHeader?: string) {
  return createClientOf({ trustedProxies, userHeader })({ headers, socket: { remoteAddress } })
}

describe('P31 the address of a client', () => {
  it.each([
    ['is the peer without a proxy', '203.0.113.9', undefined, '203.0.113.9'],
    ['is the peer where the peer is not trusted, whatever it says', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is what the trusted proxy saw', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'is the right-most that is not trusted: what stands left of it may be forged',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['is found through several trusted proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4, 192.168.1.5', '198.51.100.1'],
    ['is the first of them where all are trusted', '10.0.0.1', '10.9.9.9, 10.2.3.4', '10.9.9.9'],
    ['is the proxy that wrote what is no address', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['is the last that is one before what is none', '10.0.0.1', '198.51.100.1, "; drop, 10.2.3.4', '10.2.3.4'],
    ['is the proxy where it says nothing', '10.0.0.1', '', '10.0.0.1'],
    ['is without its port', '10.0.0.1', '198.51.100.1:55012', '198.51.100.1'],
    ['is without port and brackets', '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['is of IPv4 on a socket of both families', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['is of IPv6 behind IPv6', 'fd00::3', '2001:db8::7', '2001:db8::7'],
  ])('%s', (_, peer, forwardedFor, address) => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    expect(clientOf(peer, headers).address).toBe(address)
  })
})

describe('P32 the user', () => {
  it('is whom a trusted proxy names', () => {
    expect(clientOf('10.0.0.1', { 'x-user': ' ann@example.test ' }, 'x-user').user).toBe('ann@example.test')
  })

  it.each([
    ['a peer that is not trusted names them', '203.0.113.9', { 'x-user': 'ann' }, 'x-user'],
    ['a peer that is not trusted says that it is', '203.0.113.9', { 'x-user': 'ann', 'x-forwarded-for': '10.0.0.1' }, 'x-user'],
    ['the header is empty', '10.0.0.1', { 'x-user': ' ' }, 'x-user'],
    ['another header names them', '10.0.0.1', { 'x-forwarded-user': 'ann' }, 'x-user'],
    ['no sign-on is asked for', '10.0.0.1', { 'x-user': 'ann' }, undefined],
  ])('is nobody where %s', (_, peer, headers, userHeader) => {
    expect(clientOf(peer, headers, userHeader).user).toBeUndefined()
  })
})
