/** Fetches the logos of several companies and packs them as one zip file, and says of each that is not in it why. */
import type { Connection } from '../../../api/client/connection.ts'
import { safeHref } from '../../../lib/text/links.ts'
import { isReadableHere } from '../../../ui/prose/imageAddress.ts'
import { toneOn, type Ground } from '../background/backgrounds.ts'
import type { Logo } from '../endpoint.ts'
import { artworkFor, srcOf } from '../files.ts'
import { nameOf } from '../identity.ts'
import { archiveNameOf, eachOnce } from './archiveNames.ts'

export interface LeftOut {
  readonly name: string
  readonly reason: string
  /** Where the user can open the file and save it, since the page may not. */
  readonly href?: string
}

export interface LogoArchive {
  /** `undefined` where not one file could be had. */
  readonly blob: Blob | undefined
  readonly count: number
  readonly leftOut: readonly LeftOut[]
}

interface Picture {
  readonly name: string
  readonly bytes: Uint8Array
}

const isPicture = (part: Picture | LeftOut): part is Picture => 'bytes' in part

/** The file that the card shows on this ground. */
async function fetchLogo(logo: Logo, ground: Ground, connection: Connection): Promise<Picture | LeftOut> {
  const name = nameOf(logo)
  const file = artworkFor(logo, toneOn(ground))
  const src = file && srcOf(logo, file)
  if (!file || !src) return { name, reason: 'no file given' }
  const href = safeHref(src)
  if (!href) return { name, reason: 'its address may not be loaded' }
  // The content policy lets a page show what other hosts have, and read it from none of them.
  if (connection.mode === 'live' && !isReadableHere(href)) return { name, reason: 'on another host: open it to save it', href }
  try {
    const response = await connection.fetch(new Request(href))
    if (!response.ok) return { name, reason: `refused (status ${response.status})` }
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('image/')) return { name, reason: 'what was sent is no picture' }
    return {
      name: archiveNameOf(logo.search_key || name, file, type),
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  } catch {
    return { name, reason: 'could not be fetched' }
  }
}

export async function packLogos(logos: readonly Logo[], ground: Ground, connection: Connection): Promise<LogoArchive> {
  const parts = await Promise.all(logos.map((logo) => fetchLogo(logo, ground, connection)))
  const pictures = parts.filter(isPicture)
  const leftOut = parts.filter((part): part is LeftOut => !isPicture(part))
  if (pictures.length === 0) return { blob: undefined, count: 0, leftOut }
  const names = eachOnce(pictures.map(({ name }) => name))
  const { zipSync } = await import('fflate')
  // In one go: its other way starts a worker from a blob, which the content policy forbids.
  const zipped = zipSync(Object.fromEntries(pictures.map(({ bytes }, place) => [names[place]!, bytes])))
  return { blob: new Blob([zipped as Uint8Array<ArrayBuffer>], { type: 'application/zip' }), count: pictures.length, leftOut }
}
