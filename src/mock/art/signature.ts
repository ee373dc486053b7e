/**
 * Addresses of logo files that only work as they were given out, for a quarter of an hour.
 * The signature shows how a client must treat such addresses; it is a plain hash with a public secret and protects nothing.
 */
import type { Company } from '../world/facts.ts'
import { randomOf } from '../world/random.ts'
import { isComposite, isVector, type DrawingOptions } from './files.ts'

const SECRET = 'tearsheet demo'
const LIFETIME_SECONDS = 15 * 60

const EXPIRES = 'x-bz-expires'
const SIGNATURE = 'x-bz-signature'

/** Everything but the signature counts: path, expiry and drawing options, in the order they are written. */
function signatureOf(url: URL): string {
  const counted = new URLSearchParams(url.search)
  counted.delete(SIGNATURE)
  return randomOf(SECRET, url.pathname, counted.toString()).hex(40)
}

/** The address of one file under `base` (an absolute URL), good until 15 minutes after `nowSeconds`. Options that do not touch the file are left out. */
export function signedUrl(base: string, company: Company, fileName: string, options: DrawingOptions, nowSeconds: number): string {
  const extension = isVector(fileName) ? 'svg' : 'png'
  const url = new URL(`${base.replace(/\/+$/, '')}/logo-files/${company.ticker}/${fileName}.${extension}`)
  for (const [name, value] of Object.entries(options))
    if (value && (name === 'radius' ? isComposite(fileName) : !isVector(fileName))) url.searchParams.set(name, String(value))
  url.searchParams.set(EXPIRES, String(nowSeconds + LIFETIME_SECONDS))
  url.searchParams.set(SIGNATURE, signatureOf(url))
  return url.href
}

/** Whether an address is one that was given out, and still good at `nowSeconds`. */
export function verify(url: URL, nowSeconds: number): 'ok' | 'expired' | 'forged' {
  if (url.searchParams.get(SIGNATURE) !== signatureOf(url)) return 'forged'
  return Number(url.searchParams.get(EXPIRES)) < nowSeconds ? 'expired' : 'ok'
}
