/** Who asks: the user that a sign-on in front names, and the address behind the proxies that are trusted. */
import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { type Access, listOf } from './settings.ts'

export type Client = {
  /** Where the request began, as far as trusted proxies tell. */
  readonly address: string
  /** As a trusted proxy names them; undefined where nobody is signed in, or no sign-on is asked for. */
  readonly user: string | undefined
}

type Sent = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }

/** Returns the function that tells whose request it is. */
export function createClientOf({ trustedProxies, userHeader }: Omit<Access, 'rate'>): (incoming: Sent) => Client {
  const trusted = listOf(trustedProxies)
  return ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress ?? '') ?? ''
    const named = userHeader !== undefined && includes(trusted, peer) ? headers[userHeader] : undefined
    return {
      address: addressBehind(peer, headers['x-forwarded-for'], trusted),
      user: typeof named === 'string' && named.trim() !== '' ? named.trim() : undefined,
    }
  }
}

/** The right-most address that is no trusted proxy's: whatever stands left of it, anybody may have written. */
function addressBehind(peer: string, forwardedFor: string | readonly string[] | undefined, trusted: BlockList): string {
  let address = peer
  for (const hop of String(forwardedFor ?? '')
    .split(',')
    .toReversed()) {
    if (!includes(trusted, address)) return address
    const before = plainAddress(hop.trim())
    // What is no address was not written by a proxy that can be trusted.
    if (before === undefined) return address
    address = before
  }
  return address
}

const includes = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Without the port that some proxies add, and IPv4 as such where the socket is of both families. */
function plainAddress(text: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[(.*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(text) ?? []
  const address = (bracketed ?? plain ?? text).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? undefined : address
}
