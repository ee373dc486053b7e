/** Addresses of views as they are kept and exchanged: paths of this app, never elsewhere, never with a key. */
import { withoutKey } from '../lib/keyInAddress.ts'

/** What storage and files hold may have been put there by anyone. */
export function isViewAddress(address: unknown, longest: number): address is string {
  if (typeof address !== 'string' || address.length > longest || !/^\/(?![/\\])[\x21-\x7e]*$/.test(address)) return false
  if (address.includes('\\') || address.includes('#')) return false
  const [pathname = '', search = ''] = address.split(/(?=\?)/)
  return withoutKey({ pathname, search, hash: '' }) === undefined
}

/** The same for two addresses that differ in order and spelling alone. */
export function essenceOf(address: string): string {
  const [path = '', query] = address.split('?')
  const search = new URLSearchParams(query)
  search.sort()
  return `${path}?${search}`
}
