/** Which paths are pages of the app: they all get the front page, and the app's router takes it from there. */
import { getMimeType } from 'hono/utils/mime'

/**
 * Whether a raw path that names no file is a page (`/news`, `/news/BRK.B`).
 *
 * A missing script answered with the front page would be read as JavaScript, and a scanner asking for `/.env` would
 * believe it found one: whatever looks like a file, a hidden file or data is not a page.
 */
export function isPage(rawPath: string, accept: string): boolean {
  const path = decoded(rawPath)
  if (path === undefined || /\/\/|\/\.|[\\\0]/.test(path) || /^\/(api|assets\/)/i.test(path)) return false
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Tickers have dots too, in capitals: `BRK.B`, `ABC.TS`.
  if (/\.[a-z0-9]+$/.test(name) && (getMimeType(name) || name.endsWith('.map'))) return false
  return !name.includes('.') || accept.includes('text/html')
}

/**
 * Whether somebody opened an address that is a slip of the pen (`/news/%E0%A4%A`, `//news`): no page, but a person to whom the
 * app can say so. What looks for data, for parts of the app or for hidden files gets no page.
 */
export function isSlip(rawPath: string, accept: string): boolean {
  if (!accept.includes('text/html') || /^\/+(api|assets)|\/(\.|%2e)|\.map$/i.test(rawPath)) return false
  const path = decoded(rawPath)
  return path === undefined || /\/\/|[\\\0]/.test(path)
}

function decoded(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath)
  } catch {
    return undefined
  }
}
