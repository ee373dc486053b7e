/** The host of the logo files: answers signed addresses with drawn images. */
import type { World } from '../world/facts.ts'
import { drawFile, existingFiles, fileNames, isComposite, isVector } from './files.ts'
import { verify } from './signature.ts'

const PATH = /\/logo-files\/([\w.]+)\/([a-z_]+)\.(png|svg)$/

const refusal = (status: 403 | 404, message: string): Response => Response.json({ status, message }, { status })

/**
 * The image at a signed address; 403 when it is expired or was changed, 404 when there is no such file.
 * `undefined` when the address is not one of a logo file at all.
 */
export function answerImage(url: URL, nowSeconds: number, companyOf: World['companyOf']): Response | undefined {
  if (!url.pathname.includes('/logo-files/')) return undefined
  const [, ticker = '', fileName = '', extension] = PATH.exec(url.pathname) ?? []
  const company = companyOf(ticker)
  const isKnown = fileNames.includes(fileName) && extension === (isVector(fileName) ? 'svg' : 'png')
  // Composites are drawn for companies that have none too: their addresses are only given out when asked for (§4.2).
  if (!company || !isKnown || !(isComposite(fileName) || existingFiles(company).includes(fileName)))
    return refusal(404, 'no such file')
  const verdict = verify(url, nowSeconds)
  if (verdict !== 'ok') return refusal(403, verdict === 'expired' ? 'this address has expired' : 'the signature does not match')
  return new Response(drawFile(company, fileName, Object.fromEntries(url.searchParams)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=900' },
  })
}
